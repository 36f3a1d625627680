import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/ui/CopyButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/library/Deliverables.module.css';

/** A license key to read and copy, or a note that it's on its way. */
export function LicenceKey({ licenceKey }: { licenceKey: string | null }) {
  const { t } = useTranslation('library');
  if (licenceKey === null) return <p>{t('licence.owed')}</p>;
  return (
    <>
      <code className={styles.key} dir="ltr">
        <VisuallyHidden>{t('licence.key')} </VisuallyHidden>
        {licenceKey}
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
