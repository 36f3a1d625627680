import { product } from '@/shared/product';
import { Mark } from '@/ui/Mark';
import styles from '@/ui/NamedMark.module.css';

/** The product's logo and name, as on a letterhead. */
export const NamedMark = () => (
  <span className={styles.mark}>
    <Mark className={styles.picture} />
    <bdi>{product.name}</bdi>
  </span>
);
