import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Link } from '@/ui/Link';
import { catalogueHref } from '@/features/researches/researchSearch';
import styles from '@/features/researches/CategoryLinks.module.css';

interface CategoryLinksProps {
  categories: readonly { readonly id: string; readonly displayName: string }[];
}

/** A study's categories, each linking to the filtered catalog. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const { t } = useTranslation('projectScience');
  const lang = useLang();
  if (categories.length === 0) return null;
  return (
    <ul className="list cluster gap-1" aria-label={t('catalogue.categories')}>
      {categories.map(({ id, displayName }) => (
        <li key={id}>
          <Link className={styles.category} preloadInView={false} to={catalogueHref(lang, { category: id })}>
            <bdi>{displayName}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
