import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { PresentThankDocument } from '@/data/generated/presents';
import { useLang } from '@/i18n/lang';
import { presentThanks } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/fields/TextArea';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import styles from '@/commerce/gift/Thanks.module.css';

interface ThanksProps {
  /** A gift that the reader redeemed. */
  gift: { readonly id: string; readonly thanks: string | null };
}

/** What the reader wrote to the giver of a gift, or the form to do so. */
export function Thanks({ gift: { id, thanks } }: ThanksProps) {
  const { t } = useTranslation('presents');
  const lang = useLang();
  const form = useForm({
    schema: presentThanks,
    // The returned gift updates every place that shows it.
    submit: ({ message }) =>
      mutate(PresentThankDocument, { lang, variables: { id, message }, update: () => undefined }),
  });
  const sent = thanks ?? form.data?.presentThank.thanks;
  if (sent)
    return (
      <figure className={styles.thanks} role="status">
        <figcaption>{t('thank.yours')}</figcaption>
        <blockquote dir="auto">{sent}</blockquote>
      </figure>
    );
  return (
    <section className="stack gap-2" aria-label={t('thank.title')}>
      <h2 className={styles.title}>{t('thank.title')}</h2>
      <Form form={form}>
        <div className="stack gap-2">
          <TextArea {...form.field('message')} label={t('thank.message')} rows={3} maxLength={500} required />
          <p className="muted small">{t('thank.text')}</p>
          <div className="cluster">
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('thank.send')}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
