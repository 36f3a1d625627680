import { Link, type LinkProps } from '@/ui/Link';
import styles from '@/ui/BackLink.module.css';

/** The way from a page to the one that it belongs to; above its heading. */
export function BackLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link className={`${styles.back} screen-only`} to={to}>
      <span className={styles.name}>{children}</span>
    </Link>
  );
}
