import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { loadChunk } from '@/lib/chunks';
import { useLateDialog } from '@/ui/useLateDialog';
import styles from '@/features/product/Sample.module.css';

/** A picture that opens large, to look at closely. */
export function SamplePicture({ href, title }: { href: string; title: string }) {
  const { t } = useTranslation('product');
  const { loaded, isOpen, opening, close } = useLateDialog(
    () => loadChunk(() => import('@/ui/media/PictureDialog')),
    ['forms'],
  );
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={t('look.enlarge', { title: isolate(title) })}
        aria-haspopup="dialog"
        aria-busy={opening.pending || undefined}
        onClick={() => void opening.run()}
      >
        <img className={styles.image} src={href} alt="" width={640} height={480} loading="lazy" />
      </button>
      {opening.failure && (
        <p key={opening.count} role="alert">
          {t('look.failed')}
        </p>
      )}
      {loaded && (
        <loaded.PictureDialog
          open={isOpen}
          onClose={close}
          title={title}
          href={href}
          words={{ larger: t('look.larger'), smaller: t('look.smaller') }}
        />
      )}
    </>
  );
}
