import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import * as v from 'valibot';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { deskPages } from '@/features/desk/deskPages';
import styles from '@/features/desk/DeskNav.module.css';

const entered = v.object({ me: v.object({ rights: v.array(v.string()) }) });

/** The acts that the page's loader says the role may do; undefined while that isn't known. */
function useRights(): readonly string[] | undefined {
  const parsed = v.safeParse(entered, useMatches().at(-1)?.loaderData);
  return parsed.success ? parsed.output.me.rights : undefined;
}

/** The navigation of the desk: beside the page, or on a phone in a row above it. */
export function DeskNav() {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const { pathname } = useLocation();
  const rights = useRights();
  const shown = deskPages.filter(({ act }) => !act || !rights || rights.includes(act.name));
  const isCurrent = ({ name, path }: (typeof deskPages)[number]): boolean => {
    const href = path.href(lang);
    // A customer's page belongs to what found it.
    if (name === 'customers' && pathname.startsWith(paths.deskCustomer.href(lang, ''))) return true;
    return pathname === href || (name !== 'today' && pathname.startsWith(`${href}/`));
  };
  return (
    <nav className={styles.nav} aria-label={t('title')}>
      <p className={styles.title}>{t('title')}</p>
      <ul className={styles.list}>
        {shown.map((page) => (
          <li key={page.name}>
            <Link
              to={page.path.href(lang)}
              aria-current={isCurrent(page) ? 'page' : undefined}
              preloadInView={false}
            >
              {t(`nav.${page.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
