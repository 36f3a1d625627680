import { useTranslation } from 'react-i18next';
import { FailureNotice } from '@/ui/FailureNotice';
import { Notice } from '@/ui/Notice';
import type { ActionMessage } from '@/features/subscription/actionResult';

/** Why the last action failed; renders nothing if it succeeded. */
export function Problem({ said }: { said: ActionMessage | undefined }) {
  const { t } = useTranslation('subscription');
  if (said?.kind === 'strangeProvider')
    return (
      <Notice kind="error" title={t('problem.strangeTitle')}>
        <p>{t('problem.strange')}</p>
      </Notice>
    );
  if (said?.kind !== 'failed') return null;
  const { failure } = said;
  if (failure.code === 'PLAN_CHANGE_UNCONFIRMED')
    return (
      <Notice kind="warning" title={t('problem.priceChangedTitle')}>
        <p>{t('problem.priceChanged')}</p>
      </Notice>
    );
  return <FailureNotice failure={failure} title={t('problem.title')} />;
}
