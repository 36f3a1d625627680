import { useTranslation } from 'react-i18next';
import type { LibraryItemQuery } from '@/data/generated/library';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';

type Item = NonNullable<LibraryItemQuery['libraryItem']>;

/** How long an item stays accessible. */
export function ItemAccess({
  item: { isOpen, availableTo, Waiting: waiting },
}: {
  item: Pick<Item, 'isOpen' | 'availableTo' | 'Waiting'>;
}) {
  const { t } = useTranslation(['library', 'delivery']);
  const { date } = useFormat();
  if (waiting) return <span>{t('delivery:waiting.title', { date: isolate(date(waiting.startsAt)) })}</span>;
  if (!availableTo) return <span>{isOpen ? t('access.forGood') : t('closed.title')}</span>;
  return <span>{t(isOpen ? 'access.until' : 'access.ended', { date: isolate(date(availableTo)) })}</span>;
}
