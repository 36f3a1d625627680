import { Content } from '@/layouts/Content';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/layout.module.css';

/** Paying: the whole width for the selection and the total, and nothing that leads astray. */
export function PaymentLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <Header quiet />
      <Content className={styles.column}>{children}</Content>
    </div>
  );
}
