import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { Link } from '@/ui/Link';
import { Mark } from '@/ui/Mark';
import styles from '@/layouts/Brand.module.css';

/** The product's logo and name, linking to the home page. */
export function Brand() {
  const { t } = useTranslation('common');
  return (
    <Link className={styles.brand} to={paths.landing.href(useLang())} aria-label={t('home')}>
      <Mark className={styles.mark} />
      <bdi>{product.name}</bdi>
    </Link>
  );
}
