import { useState } from 'react';
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
import { LinkSent } from '@/features/auth/LinkSent';
import { loginWithPassword, requestLoginLink, type LoginAnswer } from '@/features/auth/loginAction';
import { LoginForm } from '@/features/auth/LoginForm';
import { OtherWay } from '@/features/auth/OtherWay';
import { langOf, useLang } from '@/i18n/lang';
import { session } from '@/session/session';
import { paths, safeReturnPath } from '@/shared/paths';

const returnPathOf = (request: Request): string | null => new URL(request.url).searchParams.get('returnTo');

/** Whoever is signed in already goes on at once. */
export function loader({ request, params }: LoaderFunctionArgs) {
  if (!session.getState().isSignedIn()) return null;
  return redirect(safeReturnPath(returnPathOf(request)) ?? paths.profile.href(langOf(params)));
}

/** Logs in with the password, or has a log-in link sent, as the pressed button says. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response | LoginAnswer> {
  const form = await request.formData();
  const asked = { form, lang: langOf(params), returnTo: returnPathOf(request) };
  return form.get('intent') === 'link' ? requestLoginLink(asked) : loginWithPassword(asked);
}

/** Log-in by password or by an e-mailed link, with a second step where the account has a second factor. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  const [left, setLeft] = useState<LoginAnswer>();
  const atCode = answer?.kind === 'codeWanted' && answer !== left;
  return (
    <AuthPage
      metaTitle={t('login.metaTitle')}
      title={t(atCode ? 'secondFactor.title' : 'login.title')}
      {...(!atCode && { lead: t('login.lead') })}
    >
      {!atCode && <GuestNotice />}
      {answer?.kind === 'linkSent' && <LinkSent email={answer.email} />}
      <LoginForm answer={answer} atCode={atCode} onBack={() => setLeft(answer)} />
      {!atCode && (
        <OtherWay
          question={t('login.noAccount')}
          to={paths.register.href(lang, { ...(returnTo && { returnTo }) })}
        >
          {t('login.toRegister')}
        </OtherWay>
      )}
    </AuthPage>
  );
}
