import { Link, type LinkProps } from '@/ui/Link';
import styles from '@/ui/CardLink.module.css';

/** The title of a card (`pressable` of the same style sheet) as a link that the whole card answers to. */
export function CardLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
