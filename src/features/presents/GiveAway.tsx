import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { mutate } from '@/data/account/operations';
import { PresentSendDocument } from '@/data/generated/presents';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { readableEmail } from '@/shared/readableEmail';
import { email } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { CopyField } from '@/ui/CopyField';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { TextField } from '@/ui/fields/TextField';

const sendForm = v.object({ email });

/** Sends the link by email and shows the result. */
function SendByMail({ presentId, onSent }: { presentId: string; onSent?: (() => void) | undefined }) {
  const { t } = useTranslation('presents');
  const lang = useLang();
  const form = useForm({
    schema: sendForm,
    async submit(values) {
      const answer = await mutate(PresentSendDocument, { lang, variables: { id: presentId, ...values } });
      return 'failure' in answer ? answer : { data: values.email };
    },
    onSuccess: onSent ?? (() => undefined),
  });
  return (
    <Form form={form}>
      <div className="field-row">
        <TextField
          key={form.done}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('link.email')}
          required
        />
        <Button type="submit" pending={form.pending}>
          {t('link.send')}
        </Button>
      </div>
      <p className="muted small" role="status">
        {form.data !== undefined && t('link.sent', { email: isolate(readableEmail(form.data)) })}
      </p>
    </Form>
  );
}

interface GiveAwayProps {
  presentId: string;
  link: string;
  /** Called once the link has been emailed. */
  onSent?: () => void;
}

/** The link of an unredeemed gift, to copy or email. */
export function GiveAway({ presentId, link, onSent }: GiveAwayProps) {
  const { t } = useTranslation('presents');
  return (
    <>
      <CopyField
        label={t('link.label')}
        value={link}
        words={{ copied: t('link.copied'), notCopied: t('link.notCopied') }}
      >
        {t('link.copy')}
      </CopyField>
      <SendByMail presentId={presentId} onSent={onSent} />
    </>
  );
}
