import { useTranslation } from 'react-i18next';
import { useActionData, type ActionFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { OtherWay } from '@/features/auth/OtherWay';
import { PasswordForgottenForm } from '@/features/auth/PasswordForgottenForm';
import { requestReset } from '@/features/auth/requestReset';
import { ResetLinkSent } from '@/features/auth/ResetLinkSent';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';

/** Has a link sent to the address of the form. */
export const action = async ({ request, params }: ActionFunctionArgs) =>
  requestReset(await request.formData(), langOf(params));

/** Asks for a link to choose a new password. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const answer = useActionData<typeof action>();
  return (
    <AuthPage
      metaTitle={t('forgotten.metaTitle')}
      title={t('forgotten.title')}
      lead={t('forgotten.lead')}
      hidden
    >
      {answer?.kind === 'sent' && <ResetLinkSent email={answer.email} />}
      <PasswordForgottenForm failure={answer?.kind === 'failed' ? answer.failure : undefined} />
      <OtherWay question={t('forgotten.remembered')} to={paths.login.href(lang)}>
        {t('register.toLogin')}
      </OtherWay>
    </AuthPage>
  );
}
