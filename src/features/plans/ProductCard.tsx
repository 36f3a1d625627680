import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import { RatingLine } from '@/commerce/RatingLine';
import { useSalePrice } from '@/features/plans/price';
import type { ProductCardFragment as Product } from '@/data/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useLanguageList } from '@/i18n/languageList';
import { paths } from '@/shared/paths';
import { CardLink } from '@/ui/layout/CardLink';
import { Money } from '@/ui/Money';
import { Picture } from '@/ui/Picture';
import { cardSizes } from '@/ui/pictureSizes';
import styles from '@/features/plans/ProductCards.module.css';

/** What a title is and, if it isn't in the reader's language, which it's in. */
function useKindLine(): (product: Product) => string {
  const { t } = useTranslation('common');
  const lang = useLang();
  const languageList = useLanguageList();
  return ({ kind, languages }) =>
    [
      ...(kind === null ? [] : [t(`kinds.${kind}`)]),
      ...(languages.length === 0 || languages.includes(lang) ? [] : [languageList(languages)]),
    ].join('\u00a0· ');
}

interface ProductCardProps {
  product: Product;
  /** The level of its heading. */
  level?: 2 | 3;
  /** Whether its picture is near the top of the page. */
  isFirst?: boolean;
  /** Link target; defaults to the product page. */
  to?: string;
  /** Replaces the price. */
  children?: ReactNode;
}

/** A product that can be bought on its own. */
export function ProductCard({ product, level = 3, isFirst = false, to, children }: ProductCardProps) {
  const { t } = useTranslation(['landing', 'common']);
  const lang = useLang();
  const offered = useSalePrice()(product);
  const { price } = offered;
  const kindLine = useKindLine()(product);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.product}>
      {product.imageWeb === null ? (
        <i className={styles.body} aria-hidden="true" />
      ) : (
        <Picture address={product.imageWeb} sizes={cardSizes} shape="cover" first={isFirst} />
      )}
      {kindLine && <p className={styles.kind}>{kindLine}</p>}
      <Heading className={styles.title}>
        <CardLink to={to ?? paths.product.href(lang, product.slug)}>
          <bdi>{product.title}</bdi>
        </CardLink>
      </Heading>
      <p className={styles.description}>
        <bdi>{product.description}</bdi>
      </p>
      {product.Rating && (
        <p className={styles.description}>
          <RatingLine rating={product.Rating} />
        </p>
      )}
      {children ? (
        children
      ) : price ? (
        <p className={styles.price}>
          {offered.isFrom ? (
            <span className={styles.from}>
              <PriceFrom price={price} />
            </span>
          ) : (
            <Money amount={price.amount} currency={price.currency} />
          )}{' '}
          {price.struck && (
            <Money struck amount={price.struck} currency={price.currency} label={t('plans.before')} />
          )}
          <PriceNotes price={price} />
        </p>
      ) : (
        <p className={styles.from}>{t(`common:price.${offered.why}`)}</p>
      )}
    </li>
  );
}
