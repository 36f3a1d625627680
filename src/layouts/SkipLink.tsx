import { useTranslation } from 'react-i18next';
import { contentId } from '@/layouts/contentId';
import styles from '@/layouts/SkipLink.module.css';

/** The first focusable element: skips the header. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {t('skipToContent')}
    </a>
  );
}
