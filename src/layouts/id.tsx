import { AccountNav } from '@/layouts/AccountNav';
import { Content } from '@/layouts/Content';
import { ScheduledDeletionNotice } from '@/layouts/ScheduledDeletionNotice';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import { ReceivedPresents } from '@/layouts/ReceivedPresents';
import { UnclaimedPurchases } from '@/layouts/UnclaimedPurchases';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { useSession } from '@/session/session';
import styles from '@/layouts/layout.module.css';

/** The member area, with its navigation at the side or, on a phone, above; visitors have no use for that. */
export function IdLayout({ children }: LayoutProps) {
  const isMember = useSession(({ token }) => token !== undefined);
  return (
    <div className={styles.page}>
      <Header />
      <div className={isMember ? styles.withAside : styles.column}>
        {isMember && <AccountNav />}
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
