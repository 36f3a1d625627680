import { useTranslation } from 'react-i18next';
import { CampaignAnswers } from '@/features/campaigns/CampaignAnswers';
import styles from '@/features/campaigns/CampaignChoice.module.css';
import { campaignAnswer, campaigns } from '@/session/campaigns';
import { useSession } from '@/session/session';
import { useHydrated } from '@/ui/useHydrated';

/** What the visitor answered about campaign links, and the way to change it, if the shop asks. */
export function CampaignChoice() {
  const { t } = useTranslation('campaigns');
  // An answer also sets the campaign.
  useSession(({ utm }) => utm);
  if (!useHydrated() || campaigns() !== 'consent') return null;
  return (
    <section className={styles.choice} aria-labelledby="campaign-choice">
      <h2 id="campaign-choice">{t('choice.title')}</h2>
      <p>{t(`choice.${campaignAnswer() ?? 'no'}`)}</p>
      <CampaignAnswers className={styles.answers} />
    </section>
  );
}
