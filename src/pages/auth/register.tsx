import { useTranslation } from 'react-i18next';
import {
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { ConfirmForm } from '@/features/auth/ConfirmForm';
import type { Registered } from '@/features/auth/confirmRegistration';
import { GuestNotice } from '@/features/auth/GuestNotice';
import { AuthPrompt } from '@/features/auth/AuthPrompt';
import { keepRegistration, pendingRegistration } from '@/features/auth/pendingRegistration';
import { RegisterForm } from '@/features/auth/RegisterForm';
import { scheduleWelcome } from '@/features/profile/welcome';
import { isolate } from '@/i18n/isolate';
import { readableEmail } from '@/shared/readableEmail';
import { langOf, useLang } from '@/i18n/lang';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { safeReturnPath } from '@/shared/returnPath';
import { Ours } from '@/ui/Ours';

/**
 * Redirects users who are already signed in; otherwise returns this browser's pending registration, which awaits its
 * code.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('returnTo'));
  if (session.getState().isSignedIn()) throw redirect(returnTo ?? paths.profile.href(langOf(params)));
  return { pending: pendingRegistration() };
}

/** Registration with an email address and a password, then with the code sent by email. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pending } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  const back = { ...(returnTo && { returnTo }) };
  if (pending) {
    const goOn = (account: Registered) => {
      // The new account's profile says what was taken over.
      scheduleWelcome(account.wasGuest ? 'guest' : 'new');
      return navigate(returnTo ?? account.returnTo ?? paths.profile.href(lang));
    };
    const leave = () => {
      keepRegistration(undefined);
      void revalidate();
    };
    return (
      <AuthPage
        metaTitle={t('register.metaTitle')}
        title={t('login.linkSent.title')}
        lead={t('registered.lead', { email: isolate(readableEmail(pending.email)) })}
      >
        <ConfirmForm pending={pending} back={back} onRegistered={goOn} onLeave={leave} />
      </AuthPage>
    );
  }
  return (
    <AuthPage metaTitle={t('register.metaTitle')} title={t('register.title')} lead={t('register.lead')}>
      <Ours>
        <GuestNotice />
      </Ours>
      <RegisterForm returnTo={returnTo} onSent={revalidate} />
      <AuthPrompt question={t('register.haveAccount')} to={paths.login.href(lang, back)}>
        {t('register.toLogin')}
      </AuthPrompt>
    </AuthPage>
  );
}
