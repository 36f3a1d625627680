import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '@/ui/Button';
import styles from '@/features/dreams/ShareDream.module.css';

interface ShareDreamProps {
  /** The absolute URL of the dream's page. */
  address: string;
  title: string;
}

/** Shares a dream's URL via the clipboard or the device's share sheet. */
export function ShareDream({ address, title }: ShareDreamProps) {
  const { t } = useTranslation('dreams');
  const [copied, setCopied] = useState<boolean>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed, or no clipboard in an insecure context: show the URL instead.
      setCopied(false);
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Dismissing the share sheet is not a failure; after any other error, fall back to the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div className="cluster middle" role="group" aria-label={t('share.label')}>
      <Button onClick={() => void copy()}>
        <Link2 size={18} aria-hidden="true" />
        <span>{t('share.copy')}</span>
      </Button>
      {'share' in navigator && (
        <Button onClick={() => void share()}>
          <Share2 size={18} aria-hidden="true" />
          <span>{t('share.send')}</span>
        </Button>
      )}
      <span className="muted small" role="status">
        {copied !== undefined && <span>{t(copied ? 'share.copied' : 'share.notCopied')}</span>}{' '}
        {copied === false && <bdi className={styles.address}>{address}</bdi>}
      </span>
    </div>
  );
}
