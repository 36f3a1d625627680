import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/ui/CopyButton';
import styles from '@/features/researches/ResearchView.module.css';

/** Copies the address of a research. */
export function ShareLink({ address }: { address: string }) {
  const { t } = useTranslation('projectScience');
  return (
    <div className={styles.share} role="group" aria-label={t('share.title')}>
      <CopyButton text={() => address} words={{ copied: t('share.copied'), notCopied: t('share.notCopied') }}>
        {t('share.copy')}
      </CopyButton>
    </div>
  );
}
