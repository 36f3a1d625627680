import { Link, type LinkProps } from '@/ui/Link';
import styles from '@/ui/layout/CardLink.module.css';

/** The title of a card (`pressable` in the same style sheet) as a link that covers the whole card. */
export function CardLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
