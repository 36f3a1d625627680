import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import styles from '@/ui/TermsLinks.module.css';

/** What the checkbox above is about, to be read in a tab of its own, so that nothing filled in is lost. */
export function TermsLinks() {
  const { t } = useTranslation('forms');
  const lang = useLang();
  return (
    <div className={styles.links}>
      <Link to={paths.offer.href(lang)} target="_blank" rel="noopener" preloadInView={false}>
        {t('terms.offer')}
      </Link>
      <Link to={paths.privacy.href(lang)} target="_blank" rel="noopener" preloadInView={false}>
        {t('terms.privacy')}
      </Link>
    </div>
  );
}
