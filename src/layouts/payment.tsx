import { Content } from '@/layouts/Content';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** Paying: the whole width for the selection and the total, between the site's own head and foot. */
export function PaymentLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header />
      <Content className={styles.column}>{children}</Content>
      <Footer />
    </div>
  );
}
