import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '@/ui/Button';
import styles from '@/features/dreams/ShareDream.module.css';

interface ShareDreamProps {
  /** The whole address of the dream's page. */
  address: string;
  title: string;
}

/** Ways to hand a dream's address on: the clipboard, and what the device itself offers. */
export function ShareDream({ address, title }: ShareDreamProps) {
  const { t } = useTranslation('dreams');
  const [copied, setCopied] = useState<boolean>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed, or no clipboard on an insecure origin: the address is shown instead.
      setCopied(false);
    }
  };

  const hand = async () => {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Given up by the visitor is no failure; anything else still leaves the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div className="cluster middle" role="group" aria-label={t('share.label')}>
      <Button onClick={() => void copy()}>
        <Link2 size={18} aria-hidden="true" />
        {t('share.copy')}
      </Button>
      {'share' in navigator && (
        <Button onClick={() => void hand()}>
          <Share2 size={18} aria-hidden="true" />
          {t('share.send')}
        </Button>
      )}
      <span className="muted small" role="status">
        {copied === true && t('share.copied')}
        {copied === false && (
          <>
            {t('share.notCopied')} <bdi className={styles.address}>{address}</bdi>
          </>
        )}
      </span>
    </div>
  );
}
