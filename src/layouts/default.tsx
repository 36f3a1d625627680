import { Campaigns } from '@/layouts/Campaigns';
import { Content } from '@/layouts/Content';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** A reading page: one column between header and footer. */
export function DefaultLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header />
      <Content className={styles.column}>{children}</Content>
      <Campaigns />
      <Footer />
    </div>
  );
}
