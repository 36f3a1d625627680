import { useTranslation } from 'react-i18next';
import { CampaignAnswers } from '@/features/campaigns/CampaignAnswers';
import styles from '@/features/campaigns/CampaignQuestion.module.css';

/** One line that asks whether the campaign may be kept in a cookie. */
export function CampaignQuestion() {
  const { t } = useTranslation('campaigns');
  return (
    <section className={styles.line} aria-label={t('label')}>
      <p>{t('question')}</p>
      <CampaignAnswers className={styles.answers} />
    </section>
  );
}
