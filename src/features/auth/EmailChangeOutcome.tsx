import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { AuthPage } from '@/features/auth/AuthPage';
import { isDone, type EmailChange } from '@/features/auth/confirmEmailChange';

/** The next step: the account if signed in, otherwise the login page. */
export function NextSteps() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const isSignedIn = useSession((state) => state.token !== undefined);
  return (
    <div className="cluster">
      <ButtonLink
        variant="primary"
        to={isSignedIn ? paths.profileSecurity.href(lang) : paths.login.href(lang)}
      >
        {t(isSignedIn ? 'emailChange.toSecurity' : 'callback.toLogin')}
      </ButtonLink>
    </div>
  );
}

/** Says that the address has changed, or which confirmation is still missing. */
export function EmailChangeOutcome({ change }: { change: EmailChange }) {
  const { t } = useTranslation('auth');
  const email = isolate(change.email);
  const done = isDone(change);
  return (
    <AuthPage
      metaTitle={t('emailChange.metaTitle')}
      title={t(done ? 'emailChange.done.title' : 'emailChange.half.title')}
    >
      <Notice kind={done ? 'success' : 'info'}>
        {done && <p>{t('emailChange.done.text', { email })}</p>}
        {!change.newConfirmed && <p>{t('emailChange.half.new', { email })}</p>}
        {!change.oldConfirmed && <p>{t('emailChange.half.old')}</p>}
      </Notice>
      <NextSteps />
    </AuthPage>
  );
}
