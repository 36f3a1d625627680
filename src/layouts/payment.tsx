import { Content } from '@/layouts/Content';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** The payment pages: one column, without links into the site until the footer. */
export function PaymentLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header quiet />
      <Content className={styles.column}>{children}</Content>
      <Footer />
    </div>
  );
}
