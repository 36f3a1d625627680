import { Campaigns } from '@/layouts/Campaigns';
import { Content } from '@/layouts/Content';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** The public site: a full-width page divided into bands. */
export function MainLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header />
      <Content className={styles.bands}>{children}</Content>
      <Campaigns />
      <Footer />
    </div>
  );
}
