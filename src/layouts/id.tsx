import { useLocation } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { AccountNav } from '@/layouts/AccountNav';
import { Content } from '@/layouts/Content';
import { ScheduledDeletionNotice } from '@/layouts/ScheduledDeletionNotice';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import { ReceivedPresents } from '@/layouts/ReceivedPresents';
import { UnclaimedPurchases } from '@/layouts/UnclaimedPurchases';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { useHydrated } from '@/ui/useHydrated';
import styles from '@/layouts/layout.module.css';

/** Whether the page has the account's navigation: visitors read dreams without it. */
function useAside(): 'shown' | 'hidden' | 'mayBe' {
  const isMember = useSession(({ token }) => token !== undefined);
  const isKnown = useHydrated();
  const { pathname } = useLocation();
  const lang = useLang();
  if (!pathname.startsWith(paths.dreams.href(lang))) return 'shown';
  if (!isKnown) return 'mayBe';
  return isMember ? 'shown' : 'hidden';
}

const layouts = { shown: styles.withAside, hidden: styles.column, mayBe: styles.mayBeAside } as const;

/** The member area, with its navigation or the page's own at the side or, on a phone, above. */
export function IdLayout({ children, aside: Aside }: LayoutProps) {
  const aside = useAside();
  if (Aside)
    return (
      <div className={styles.page}>
        <Header quiet />
        <div className={styles.withAside}>
          <Aside />
          <div>
            <Content>{children}</Content>
          </div>
        </div>
      </div>
    );
  return (
    <div className={styles.page}>
      <Header />
      <div className={layouts[aside]}>
        {aside !== 'hidden' && <AccountNav />}
        <div>
          <ScheduledDeletionNotice />
          <UnclaimedPurchases />
          <ReceivedPresents />
          <Content>{children}</Content>
        </div>
      </div>
      <Footer />
    </div>
  );
}
