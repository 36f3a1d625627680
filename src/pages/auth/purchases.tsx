import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/features/auth/AuthPage';
import { ResendPurchasesForm } from '@/features/auth/ResendPurchasesForm';

/** Has everything that was bought with an address emailed there. */
export function Component() {
  const { t } = useTranslation(['auth', 'common']);
  const title = t('common:account.resend');
  return (
    <AuthPage metaTitle={title} title={title} lead={t('auth:resend.lead')}>
      <ResendPurchasesForm />
    </AuthPage>
  );
}
