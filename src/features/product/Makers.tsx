import { useTranslation } from 'react-i18next';
import { safeHref } from '@/ui/safeHref';
import { Picture } from '@/ui/Picture';
import styles from '@/features/product/ProductView.module.css';
import type { ProductPage } from '@/features/product/product';

/** The authors of a product. */
export function Makers({ authors }: { authors: ProductPage['Authors'] }) {
  const { t } = useTranslation('product');
  return (
    <ul className={styles.makers}>
      {authors.map(({ id, fullName, avatar, regalia, description, landingUrl }) => (
        <li key={id}>
          {avatar !== null && (
            <div className={styles.face}>
              <Picture address={avatar} sizes="4rem" shape="round" />
            </div>
          )}
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
          {safeHref(landingUrl) && (
            <a
              className={styles.website}
              href={safeHref(landingUrl)}
              rel="noopener noreferrer"
              aria-label={`${t('links.website')}: ${fullName}`}
            >
              {t('links.website')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
