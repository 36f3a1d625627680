import type { LayoutProps } from '@/layouts/LayoutProps';
import styles from '@/layouts/PlainLayout.module.css';

/** Only the content: for when nothing else could be loaded. */
export function PlainLayout({ children }: LayoutProps) {
  return <main className={styles.main}>{children}</main>;
}
