import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { CheckedLink } from '@/features/auth/CheckedLink';
import { checkCode } from '@/features/auth/checkCode';
import { confirmEmailChange } from '@/features/auth/confirmEmailChange';
import { EmailChangeOutcome, NextSteps } from '@/features/auth/EmailChangeOutcome';
import { LinkRefused } from '@/features/auth/LinkRefused';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import { Notice } from '@/ui/Notice';

/** The code that the page was opened with, and whether it still works. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = linkCodeAt(new URL(request.url)) ?? '';
  return { code, isValid: checkCode(code, 'EMAIL_CHANGE', langOf(params)) };
}

/** The page that email change links open. Only pressing the button confirms the change, not opening the link. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const { code, isValid } = useLoaderData<typeof loader>();
  const { run, pending, outcome, failure } = useAction(() => confirmEmailChange(code, lang));
  const isSignedIn = useSession((state) => state.token !== undefined);
  const metaTitle = t('emailChange.metaTitle');

  if (outcome && 'data' in outcome) return <EmailChangeOutcome change={outcome.data} />;
  const refused = (
    <LinkRefused
      metaTitle={metaTitle}
      to={isSignedIn ? paths.profileSecurity.href(lang) : paths.login.href(lang)}
      way={t(isSignedIn ? 'emailChange.toSecurity' : 'callback.toLogin')}
    >
      {t('emailChange.refused')}
    </LinkRefused>
  );
  if (failure?.code === 'NOT_FOUND') return refused;
  if (failure?.code === 'CONFLICT') {
    return (
      <AuthPage metaTitle={metaTitle} title={t('emailChange.taken.title')}>
        <Notice kind="error">
          <p>{t('emailChange.taken.text')}</p>
        </Notice>
        <NextSteps />
      </AuthPage>
    );
  }
  return (
    <CheckedLink metaTitle={metaTitle} title={t('emailChange.title')} isValid={isValid} refused={refused}>
      <AuthPage metaTitle={metaTitle} title={t('emailChange.title')} lead={t('emailChange.lead')}>
        {failure && <FailureNotice failure={failure} />}
        <Button variant="primary" wide pending={pending} onClick={() => void run()}>
          {t('emailChange.submit')}
        </Button>
      </AuthPage>
    </CheckedLink>
  );
}
