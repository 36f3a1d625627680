import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { Customer } from '@/shared/desk/customer';
import { DeskSection, EntryList } from '@/features/desk/DeskSection';
import { Parts } from '@/features/desk/Parts';
import { useShopTime } from '@/features/desk/useShopTime';

/** What a customer wrote about products. */
export function CustomerReviews({ reviews }: { reviews: Customer['reviews'] }) {
  const { t } = useTranslation(['desk', 'common']);
  const { number } = useFormat();
  const { day } = useShopTime();
  if (reviews.length === 0) return null;
  return (
    <DeskSection title={t('customer.reviews')}>
      <EntryList
        entries={reviews.map(({ id, title, stars, text, isShown, at }) => ({
          key: id,
          what: <bdi>{title}</bdi>,
          value: t('common:rating.outOf', { stars: number(stars) }),
          note: (
            <Parts>
              {text !== null && <bdi>{text}</bdi>}
              <time dateTime={at}>{day(at)}</time>
              {!isShown && <span>{t('customer.hidden')}</span>}
            </Parts>
          ),
        }))}
      />
    </DeskSection>
  );
}
