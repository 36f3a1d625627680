import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { PasswordChangeDocument } from '@/data/generated/passwordAndEmail';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { passwordChangeForm } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Link } from '@/ui/Link';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/fields/PasswordField';
import { removeOtherSessions } from '@/features/security/sessions/cachedSessions';
import styles from '@/features/security/Section.module.css';

/** Changes the password, which signs out all other devices. */
export function PasswordSection() {
  const { t } = useTranslation('security');
  const lang = useLang();
  const form = useForm({
    schema: passwordChangeForm,
    submit: ({ current, password }) =>
      mutate(PasswordChangeDocument, {
        lang,
        variables: { input: { current, password } },
        update: removeOtherSessions,
      }),
  });
  const { done } = form;
  return (
    <Card title={t('password.title')}>
      <p className={styles.text}>{t('password.text')}</p>
      {form.data && <Notice kind="success">{t('password.done')}</Notice>}
      <Form form={form} className={styles.form}>
        <PasswordField
          key={`current-${done}`}
          {...form.field('current')}
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
        <p className={styles.forgotten}>
          <Link to={paths.passwordForgotten.href(lang)}>{t('password.forgotten')}</Link>
        </p>
        <NewPasswordField key={`password-${done}`} {...form.field('password')} label={t('password.new')} />
        <PasswordField
          key={`repeat-${done}`}
          {...form.field('repeat')}
          label={t('password.repeat')}
          autoComplete="new-password"
          required
        />
        <div className="cluster">
          <Button type="submit" variant="primary" pending={form.pending}>
            {t('password.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
