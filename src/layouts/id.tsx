import { AccountNav } from '@/layouts/AccountNav';
import { Content } from '@/layouts/Content';
import { DeletionPlanned } from '@/layouts/DeletionPlanned';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import { GuestRemainder } from '@/layouts/GuestRemainder';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** The member area: its pages at the side, on a phone above. */
export function IdLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header />
      <div className={styles.withAside}>
        <AccountNav />
        <div>
          <DeletionPlanned />
          <GuestRemainder />
          <Content>{children}</Content>
        </div>
      </div>
      <Footer />
    </div>
  );
}
