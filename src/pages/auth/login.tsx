import { useTranslation } from 'react-i18next';
import { redirect, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { GuestNotice } from '@/features/auth/GuestNotice';
import { LinkSent } from '@/features/auth/LinkSent';
import { LoginForm } from '@/features/auth/LoginForm';
import { AuthPrompt } from '@/features/auth/AuthPrompt';
import { useLoginForm } from '@/features/auth/useLoginForm';
import { langOf, useLang } from '@/i18n/lang';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { safeReturnPath } from '@/shared/returnPath';

/** Redirects users who are already signed in. */
export function loader({ request, params }: LoaderFunctionArgs) {
  if (!session.getState().isSignedIn()) return null;
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  return redirect(returnTo ?? paths.profile.href(langOf(params)));
}

/** Login by password or by an emailed link, with a second step for accounts with a second factor. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  const login = useLoginForm(returnTo);
  const { atCode } = login;
  const { data } = login.form;
  return (
    <AuthPage
      metaTitle={t('login.metaTitle')}
      title={t(atCode ? 'secondFactor.title' : 'login.title')}
      {...(!atCode && { lead: t('login.lead') })}
    >
      {!atCode && <GuestNotice />}
      {data?.kind === 'linkSent' && <LinkSent email={data.email} />}
      <LoginForm {...login} />
      {!atCode && (
        <AuthPrompt question={t('login.noAccount')} to={paths.register.href(lang, login.back)}>
          {t('login.toRegister')}
        </AuthPrompt>
      )}
    </AuthPage>
  );
}
