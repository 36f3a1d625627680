import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { accountGroups } from '@/layouts/accountPages';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { Link } from '@/ui/Link';
import { Menu } from '@/ui/Menu';
import { lazyPart } from '@/ui/lazyPart';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/layouts/AccountNav.module.css';

const count = lazyPart(
  async () => (await loadChunk(() => import('@/features/account/WaitingCount'))).WaitingCount,
  { optional: true },
);

function Groups() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const current = useCurrentPage();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return accountGroups.map(({ name: group, pages }) => (
    <section key={group} className={styles.group}>
      <h2>{t(`nav.groups.${group}`)}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.name}>
            <Link
              to={page.path.href(lang)}
              aria-current={page === current ? 'page' : undefined}
              preloadInView={false}
            >
              <span>{t(`nav.${page.name}`)}</span>
              {isSignedIn && 'waiting' in page && (
                <Suspense>
                  <count.Part of={page.waiting} />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The current page, or the navigation page it belongs to. */
function useCurrentPage() {
  const lang = useLang();
  const { pathname } = useLocation();
  // The paths of the profile and the wallet are prefixes of other pages' paths.
  return accountGroups
    .flatMap(({ pages }) => [...pages])
    .filter(({ path }) => pathname.startsWith(path.href(lang)))
    .reduce((best, page) => (page.path.href(lang).length > best.path.href(lang).length ? page : best));
}

/** The member area's pages in groups: in a sidebar, or on a phone in a menu that shows the current page. */
export function AccountNav() {
  const { t } = useTranslation('common');
  const current = t(`nav.${useCurrentPage().name}`);
  const label = t('nav.account');
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return (
    <nav className={styles.nav} aria-label={label}>
      <div className={styles.side}>
        <Groups />
      </div>
      <Menu
        className={styles.menu}
        face={
          <>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            <span>{current}</span>
            {isSignedIn && (
              <Suspense>
                <count.Part />
              </Suspense>
            )}
          </>
        }
      >
        <Groups />
      </Menu>
    </nav>
  );
}
