import { useTranslation } from 'react-i18next';
import { useLegalLinks } from '@/layouts/useLegalLinks';
import { Link } from '@/ui/Link';
import styles from '@/layouts/SmallFooter.module.css';

/** The footer of pages with one task: what people may want to read, in a new tab, and nothing else. */
export function SmallFooter() {
  const { t } = useTranslation('common');
  const links = useLegalLinks();
  if (links.length === 0) return null;
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.legal')}>
        <ul className={styles.links}>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} target="_blank" rel="noopener" preloadInView={false}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
