import { useTranslation } from 'react-i18next';
import { Form, useActionData, useNavigation, type ActionFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { confirmEmailChange } from '@/features/auth/confirmEmailChange';
import { EmailChangeOutcome, WaysOn } from '@/features/auth/EmailChangeOutcome';
import { LinkRefused } from '@/features/auth/LinkRefused';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Notice } from '@/ui/Notice';

/** Agrees by the code that the page was opened with. Only a press on the button gets here: opening a link is no consent. */
export const action = ({ request, params }: ActionFunctionArgs) =>
  confirmEmailChange(linkCodeAt(new URL(request.url)) ?? '', langOf(params));

/** Where the links of a change of address land. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formData !== undefined;
  const isSignedIn = useSession((state) => state.token !== undefined);
  const metaTitle = t('emailChange.metaTitle');

  if (answer && 'change' in answer) return <EmailChangeOutcome change={answer.change} />;
  const failure = answer?.failure;
  if (failure?.code === 'NOT_FOUND') {
    return (
      <LinkRefused
        metaTitle={metaTitle}
        to={isSignedIn ? paths.profileSecurity.href(lang) : paths.login.href(lang)}
        way={t(isSignedIn ? 'emailChange.toSecurity' : 'callback.toLogin')}
      >
        {t('emailChange.refused')}
      </LinkRefused>
    );
  }
  if (failure?.code === 'CONFLICT') {
    return (
      <AuthPage metaTitle={metaTitle} title={t('emailChange.taken.title')} hidden>
        <Notice kind="error">
          <p>{t('emailChange.taken.text')}</p>
        </Notice>
        <WaysOn />
      </AuthPage>
    );
  }
  return (
    <AuthPage metaTitle={metaTitle} title={t('emailChange.title')} lead={t('emailChange.lead')} hidden>
      {failure && <FailureNotice failure={failure} />}
      <Form method="post">
        <Button type="submit" variant="primary" wide pending={pending}>
          {t('emailChange.submit')}
        </Button>
      </Form>
    </AuthPage>
  );
}
