import { useTranslation } from 'react-i18next';
import { titlesHref } from '@/features/plans/titles/titles';
import styles from '@/features/plans/titles/KindLinks.module.css';
import { useLang } from '@/i18n/lang';
import { productKind, titleKinds, type TitleKind, type TitleSearch } from '@/shared/titleSearch';
import { Link } from '@/ui/Link';

interface KindLinksProps {
  /** As in the contract. */
  kinds: readonly (typeof productKind)[TitleKind][];
  search: TitleSearch;
}

/** The kinds of titles: each links to the catalog filtered by it. */
export function KindLinks({ kinds, search }: KindLinksProps) {
  const { t } = useTranslation('products');
  const lang = useLang();
  if (kinds.length < 2) return null;
  const known = titleKinds.filter((kind) => kinds.includes(productKind[kind]));
  return (
    <nav aria-label={t('kinds.label')}>
      <ul className="list cluster gap-1">
        {[undefined, ...known].map((kind) => (
          <li key={kind ?? ''}>
            <Link
              className={styles.kind}
              preloadInView={false}
              preventScrollReset
              aria-current={kind === search.kind ? 'true' : undefined}
              to={titlesHref(lang, { ...search, kind, page: 1 })}
            >
              {kind === undefined ? t('kinds.all') : t(`kinds.${productKind[kind]}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
