import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import { RatingLine } from '@/commerce/RatingLine';
import { useSalePrice } from '@/features/plans/price';
import type { Study, Title } from '@/features/plans/shelf';
import styles from '@/features/plans/ShelfPanel.module.css';
import { ShelfSample } from '@/features/plans/ShelfSample';
import type { ShelfGood } from '@/features/plans/useShelf';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Money } from '@/ui/Money';
import { Picture } from '@/ui/Picture';

const pictureSizes = '10rem';

interface ViewProps {
  picture: string | null | undefined;
  /** What stands next to the picture. */
  facts: ReactNode;
  description: string;
  links: ReactNode;
  children?: ReactNode;
}

/** The same order for each: what it looks like and costs, what it is, what to do, and a sample. */
const View = ({ picture, facts, description, links, children }: ViewProps) => (
  <>
    <div className={styles.top}>
      <Picture address={picture} sizes={pictureSizes} shape="cover" />
      <div className={styles.facts}>{facts}</div>
    </div>
    <p>
      <bdi>{description}</bdi>
    </p>
    <div className={styles.links}>{links}</div>
    {children}
  </>
);

function TitleView({ product }: { product: Title }) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const offered = useSalePrice()(product);
  const { price } = offered;
  return (
    <View
      picture={product.imageWeb}
      facts={
        <>
          {price && (
            <p className={styles.price}>
              {offered.isFrom ? (
                <PriceFrom price={price} />
              ) : (
                <Money amount={price.amount} currency={price.currency} />
              )}{' '}
              {price.struck && (
                <Money struck amount={price.struck} currency={price.currency} label={t('plans.before')} />
              )}
              <PriceNotes price={price} />
            </p>
          )}
          {product.Rating && (
            <p className="muted small">
              <RatingLine rating={product.Rating} />
            </p>
          )}
        </>
      }
      description={product.description}
      links={
        <>
          <ButtonLink variant="primary" to={paths.productPayment.href(lang, product.id)}>
            {t('plans.buy')}
          </ButtonLink>
          <ButtonLink to={paths.product.href(lang, product.slug)}>{t('shelf.details')}</ButtonLink>
        </>
      }
    >
      <Suspense fallback={<div className={styles.sample} />}>
        <ShelfSample slug={product.slug} />
      </Suspense>
    </View>
  );
}

function StudyView({ study, onClose }: { study: Study; onClose: () => void }) {
  const { t } = useTranslation('landing');
  const { list } = useFormat();
  const lang = useLang();
  return (
    <View
      picture={study.imageWeb}
      facts={
        <>
          <p>
            <bdi>{list(study.Authors.map(({ fullName }) => fullName))}</bdi>
          </p>
          <p className="muted small">{t('shelf.forMembers')}</p>
        </>
      }
      description={study.description}
      links={
        <>
          <ButtonLink variant="primary" to={paths.research.href(lang, study.slug)}>
            {t('shelf.read')}
          </ButtonLink>
          <ButtonLink to="#plans" onClick={onClose}>
            {t('hero.plans')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface ShelfPanelProps {
  good: ShelfGood;
  onClose: () => void;
}

/** A title or study from the orrery: what it is, its price, the way to buy it, and a sample. */
export const ShelfPanel = ({ good: { name, item }, onClose }: ShelfPanelProps) => (
  <Dialog open onClose={onClose} title={<bdi>{name}</bdi>}>
    {item.kind === 'title' ? (
      <TitleView product={item.product} />
    ) : (
      <StudyView study={item.study} onClose={onClose} />
    )}
  </Dialog>
);
