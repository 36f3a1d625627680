import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Star } from '@/ui/Star';

interface RatingLineProps {
  rating: { readonly average: number; readonly count: number };
}

/** A product's average and number of ratings. */
export function RatingLine({ rating: { average, count } }: RatingLineProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  return (
    <>
      <Star /> <span>{t('rating.summary', { stars: number(average), count })}</span>
    </>
  );
}
