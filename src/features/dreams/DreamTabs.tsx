import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Link } from '@/ui/Link';
import { dreamsHref, dreamTabs, type DreamTab } from '@/features/dreams/dreamSearch';
import styles from '@/features/dreams/DreamTabs.module.css';

/** Switches between everyone's dreams and the user's own; each list has its own URL. */
export function DreamTabs({ tab }: { tab: DreamTab }) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {dreamTabs.map((name) => (
        <Link
          key={name}
          className={styles.tab}
          to={dreamsHref(lang, { tab: name })}
          aria-current={name === tab ? 'page' : undefined}
          preventScrollReset
        >
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
