import { useTranslation } from 'react-i18next';
import { CampaignChoice } from '@/features/campaigns/CampaignChoice';
import { LongDocument } from '@/features/site/terms/LongDocument';

const sections = ['who', 'what', 'why', 'cookies', 'sharing', 'time', 'rights', 'changes'] as const;

/** Which data is stored, why, and for how long. */
export function Component() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <LongDocument t={t} day="2026-11-23" version={(date) => t('version', { date })} sections={sections} />
      <CampaignChoice />
    </>
  );
}
