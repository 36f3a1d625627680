import { useTranslation } from 'react-i18next';
import { RatingLine } from '@/commerce/RatingLine';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Picture } from '@/ui/Picture';
import { cardSizes } from '@/ui/pictureSizes';
import type { ProductPage } from '@/features/product/product';

const coverOf = ({ imageWeb }: { imageWeb: string | null }) =>
  imageWeb !== null && <Picture address={imageWeb} sizes={cardSizes} shape="cover" />;

/** Other products: those by the same authors first. */
export function SimilarProducts({ products }: { products: ProductPage['Similar'] }) {
  const { t } = useTranslation('product');
  const lang = useLang();
  if (products.length === 0) return null;
  return (
    <Band title={t('similar')}>
      <CardGrid
        cards={products.map((product) => ({
          key: product.id,
          figure: coverOf(product),
          title: <bdi>{product.title}</bdi>,
          text: <bdi>{product.description}</bdi>,
          under: product.Rating && <RatingLine rating={product.Rating} />,
          to: paths.product.href(lang, product.slug),
        }))}
      />
    </Band>
  );
}

/** Studies on the same subject. */
export function RelatedStudies({ studies }: { studies: ProductPage['Researches'] }) {
  const { t } = useTranslation('product');
  const lang = useLang();
  if (studies.length === 0) return null;
  return (
    <Band tone="sunken" title={t('related')}>
      <CardGrid
        cards={studies.map((study) => ({
          key: study.id,
          figure: coverOf(study),
          title: <bdi>{study.title}</bdi>,
          text: <bdi>{study.description}</bdi>,
          to: paths.research.href(lang, study.slug),
        }))}
      />
    </Band>
  );
}
