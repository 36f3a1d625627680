import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/ui/CopyButton';

/** Copies a study's URL. */
export function ShareLink({ address }: { address: string }) {
  const { t } = useTranslation('projectScience');
  return (
    <div className="cluster middle screen-only" role="group" aria-label={t('share.title')}>
      <CopyButton text={() => address} words={{ copied: t('share.copied'), notCopied: t('share.notCopied') }}>
        {t('share.copy')}
      </CopyButton>
    </div>
  );
}
