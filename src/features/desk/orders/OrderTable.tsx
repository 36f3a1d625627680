import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import type { OrderRow } from '@/shared/desk/orders';
import { paths } from '@/shared/paths';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { DeskTable, DeskTableSkeleton, type DeskColumn } from '@/features/desk/DeskTable';
import { orderTone, useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

/** The columns of a list of orders. */
function useOrderColumns(): readonly DeskColumn<OrderRow>[] {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const { minute } = useShopTime();
  return [
    { key: 'title', name: t('orders.product'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'email',
      name: t('orders.email'),
      cell: ({ email }) => <bdi>{email ?? '—'}</bdi>,
    },
    {
      key: 'status',
      name: t('orders.status'),
      cell: ({ status }) => <StatusPill tone={orderTone[status]}>{words.orderState(status)}</StatusPill>,
    },
    {
      key: 'date',
      name: t('orders.date'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{minute(createdAt)}</time>,
    },
    { key: 'number', name: t('orders.number'), isExtra: true, cell: ({ number }) => <bdi>{number}</bdi> },
    {
      key: 'total',
      name: t('order.total'),
      isNumber: true,
      cell: ({ total }) => <Money {...total} />,
    },
  ];
}

/** Orders as rows that open their page. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  return (
    <DeskTable
      label={t('nav.orders')}
      items={orders}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.deskOrder.href(lang, id)}
      columns={useOrderColumns()}
    />
  );
}

export function OrderTableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('desk');
  return <DeskTableSkeleton label={t('loading')} rows={rows} />;
}
