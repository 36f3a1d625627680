import { Link, type LinkProps } from '@/ui/Link';
import styles from '@/ui/BackLink.module.css';

/** A link above a page's heading to its parent page. */
export function BackLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link className={`${styles.back} screen-only`} to={to}>
      <span className={styles.name}>{children}</span>
    </Link>
  );
}
