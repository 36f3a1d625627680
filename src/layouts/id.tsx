import { AccountNav } from '@/layouts/AccountNav';
import { Content } from '@/layouts/Content';
import { ScheduledDeletionNotice } from '@/layouts/ScheduledDeletionNotice';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import { ReceivedPresents } from '@/layouts/ReceivedPresents';
import { UnclaimedPurchases } from '@/layouts/UnclaimedPurchases';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** The member area, with its navigation at the side or, on a phone, above. */
export function IdLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header />
      <div className={styles.withAside}>
        <AccountNav />
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
