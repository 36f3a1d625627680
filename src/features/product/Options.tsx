import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnavailableReason } from '@/commerce/useUnavailableReason';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Content } from '@/features/product/contentsOf';
import { Price } from '@/features/product/Price';
import type { PriceOf, Tariff } from '@/features/product/product';
import styles from '@/features/product/Options.module.css';

/** How many are left, if few are: seats of an event, or license keys. */
function Left({ tariff, contents }: { tariff: Tariff; contents: readonly Content[] }) {
  const { t } = useTranslation('product');
  const { id, left: count } = tariff;
  if (count === null || count === 0) return null;
  const isEvent = contents.some(({ item, tariffIds }) => item.kind === 'EVENT' && tariffIds.includes(id));
  return <p className={styles.left}>{t(isEvent ? 'offer.seats' : 'offer.left', { count })}</p>;
}

/** What is and what isn't in an option, in the same order for all. */
function Rows({ id, contents }: { id: string; contents: readonly Content[] }) {
  const { t } = useTranslation('product');
  return (
    <ul className={styles.rows}>
      {contents.map(({ item: { title }, tariffIds }) => {
        const isIn = tariffIds.includes(id);
        return (
          <li key={title} className={isIn ? styles.has : styles.lacks}>
            <VisuallyHidden>{t(isIn ? 'offer.has' : 'offer.lacks', { item: isolate(title) })}</VisuallyHidden>
            <bdi aria-hidden="true">{title}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

interface OptionsProps {
  productId: string;
  tariffs: readonly Tariff[];
  contents: readonly Content[];
  priceOf: PriceOf;
}

/** All options of a product side by side: what is in each and what it costs. Below one another on a phone. */
export function Options({ productId, tariffs, contents, priceOf }: OptionsProps) {
  const { t } = useTranslation(['product', 'common']);
  const lang = useLang();
  const titleId = useId();
  const stopped = useUnavailableReason();
  return (
    <section id="options" className={styles.options} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('offer.title')}</h2>
      <ul className={styles.columns}>
        {tariffs.map((tariff) => {
          const price = priceOf([tariff]);
          const why = stopped(tariff);
          return (
            <li key={tariff.id} className={styles.option}>
              <h3 className={styles.name}>
                <bdi>{tariff.name}</bdi>
              </h3>
              <p className="muted small">
                <bdi>{tariff.description}</bdi>
              </p>
              <div>{why ? <p>{t(`common:price.${why}`)}</p> : price && <Price price={price} />}</div>
              <div>
                {!why && (
                  <>
                    <ButtonLink
                      wide
                      to={paths.productPayment.href(lang, productId, { tariff: tariff.id })}
                      aria-label={`${t('offer.buy')}: ${tariff.name}`}
                    >
                      {t('offer.buy')}
                    </ButtonLink>
                    <Left tariff={tariff} contents={contents} />
                  </>
                )}
              </div>
              <Rows id={tariff.id} contents={contents} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
