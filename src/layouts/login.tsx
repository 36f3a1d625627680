import { Content } from '@/layouts/Content';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { SmallFooter } from '@/layouts/SmallFooter';
import styles from '@/layouts/layout.module.css';

/** The login pages: one narrow column without distractions. */
export function LoginLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header quiet />
      <Content className={styles.narrow}>{children}</Content>
      <SmallFooter />
    </div>
  );
}
