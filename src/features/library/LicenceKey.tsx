import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/ui/CopyButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/library/Deliverables.module.css';

interface LicenceKeyProps {
  licenceKey: string | null;
  /** Whether it comes with the first payment after a trial. */
  isAfterTrial: boolean;
}

/** A license key to read and copy, or a note on when it comes. */
export function LicenceKey({ licenceKey, isAfterTrial }: LicenceKeyProps) {
  const { t } = useTranslation('library');
  if (licenceKey === null) return <p>{t(isAfterTrial ? 'licence.afterTrial' : 'licence.owed')}</p>;
  return (
    <>
      <code className={styles.key} dir="ltr">
        <VisuallyHidden>{`${t('licence.key')} `}</VisuallyHidden>
        <span>{licenceKey}</span>
      </code>
      <CopyButton
        text={() => licenceKey}
        words={{ copied: t('licence.copied'), notCopied: t('licence.notCopied') }}
      >
        {t('licence.copy')}
      </CopyButton>
    </>
  );
}
