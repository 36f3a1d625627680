import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { GuestNotice } from '@/features/auth/GuestNotice';
import { OtherWay } from '@/features/auth/OtherWay';
import { register } from '@/features/auth/registerAction';
import { RegisterForm } from '@/features/auth/RegisterForm';
import { welcomeOnProfile } from '@/features/profile/welcome';
import type { Failure } from '@/graphql/client/failure';
import { langOf, useLang } from '@/i18n/lang';
import { session } from '@/session/session';
import { paths, safeReturnPath } from '@/shared/paths';

const onwards = ({ request, params }: LoaderFunctionArgs): string =>
  safeReturnPath(new URL(request.url).searchParams.get('returnTo')) ?? paths.profile.href(langOf(params));

/** Whoever is signed in already goes on at once. */
export const loader = (args: LoaderFunctionArgs) =>
  session.getState().isSignedIn() ? redirect(onwards(args)) : null;

/** Makes the account, signs it in and goes on; the profile then says what came along. */
export async function action(args: ActionFunctionArgs): Promise<Response | Failure> {
  const registration = await register(await args.request.formData(), langOf(args.params));
  if (registration.kind === 'failed') return registration.failure;
  welcomeOnProfile(registration.wasGuest ? 'guest' : 'new');
  return redirect(onwards(args));
}

/** Registration with an e-mail address and a password. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const failure = useActionData<typeof action>();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  return (
    <AuthPage metaTitle={t('register.metaTitle')} title={t('register.title')} lead={t('register.lead')}>
      <GuestNotice />
      <RegisterForm failure={failure} />
      <OtherWay
        question={t('register.haveAccount')}
        to={paths.login.href(lang, { ...(returnTo && { returnTo }) })}
      >
        {t('register.toLogin')}
      </OtherWay>
    </AuthPage>
  );
}
