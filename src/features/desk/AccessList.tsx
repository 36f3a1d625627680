import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryList } from '@/features/desk/DeskSection';
import { useShopTime } from '@/features/desk/useShopTime';

interface AccessItem {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly openedAt: string | null;
  readonly endedAt?: string | null;
}

interface AccessListProps<Item> {
  items: readonly Item[];
  /** A quieter word about where it comes from. */
  sourceOf?: (item: Item) => string;
  toolsOf?: (item: Item) => ReactNode;
}

/** Access to what was bought or given: until when, and whether it was opened. */
export function AccessList<Item extends AccessItem>({ items, sourceOf, toolsOf }: AccessListProps<Item>) {
  const { t } = useTranslation('desk');
  const { day, minute } = useShopTime();
  if (items.length === 0) return <p className="muted small">{t('access.none')}</p>;
  const until = ({ endsAt, endedAt }: AccessItem): string => {
    if (endedAt) return t('access.ended', { date: day(endedAt) });
    return endsAt === null ? t('access.forGood') : t('access.until', { date: day(endsAt) });
  };
  return (
    <EntryList
      entries={items.map((item) => ({
        key: item.id,
        what: <bdi>{item.title}</bdi>,
        value: until(item),
        note: [
          sourceOf?.(item),
          item.openedAt === null ? t('access.unopened') : t('access.opened', { date: minute(item.openedAt) }),
        ]
          .filter(Boolean)
          .join(' · '),
        ...(toolsOf && { tools: toolsOf(item) }),
      }))}
    />
  );
}
