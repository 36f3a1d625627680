import { useTranslation } from 'react-i18next';
import { session } from '@/session/session';
import { Button } from '@/ui/Button';

/** Yes and no, of equal weight. */
export function CampaignAnswers({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('campaigns');
  const { answerCampaigns } = session.getState();
  return (
    <div className={className}>
      <Button onClick={() => answerCampaigns('no')}>{t('no')}</Button>
      <Button onClick={() => answerCampaigns('yes')}>{t('yes')}</Button>
    </div>
  );
}
