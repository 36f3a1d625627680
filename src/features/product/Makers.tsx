import styles from '@/features/product/ProductView.module.css';
import type { ProductPage } from '@/features/product/product';

/** Who made it. */
export function Makers({ authors }: { authors: ProductPage['Authors'] }) {
  return (
    <ul className={styles.makers}>
      {authors.map(({ id, fullName, regalia, description }) => (
        <li key={id}>
          <h3 className={styles.name}>
            <bdi>{fullName}</bdi>
          </h3>
          {regalia !== null && (
            <p className="muted small">
              <bdi>{regalia}</bdi>
            </p>
          )}
          {description !== null && (
            <p>
              <bdi>{description}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
