import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import type { Customer } from '@/shared/desk/customer';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { DeskSection, EntryList } from '@/features/desk/DeskSection';
import { Parts } from '@/features/desk/Parts';
import { isOrderState, orderTone, useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

/** The orders of an address. */
export function CustomerOrders({ customer: { orders, hasMoreOrders, email } }: { customer: Customer }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const words = useDeskWords();
  const { minute } = useShopTime();
  return (
    <DeskSection
      title={t('nav.orders')}
      tools={
        hasMoreOrders &&
        email !== null && (
          <Link
            className="small"
            to={`${paths.deskOrders.href(lang)}?${new URLSearchParams({ email }).toString()}`}
            preloadInView={false}
          >
            {t('orders.all')}
          </Link>
        )
      }
    >
      {orders.length === 0 && <p className="muted small">{t('orders.none')}</p>}
      <EntryList
        entries={orders.map(({ id, title, status, total, createdAt, purpose }) => ({
          key: id,
          what: (
            <Link to={paths.deskOrder.href(lang, id)} preloadInView={false}>
              <bdi>{title}</bdi>
            </Link>
          ),
          value: <Money {...total} />,
          note: (
            <Parts>
              {isOrderState(status) && (
                <StatusPill tone={orderTone[status]}>{words.orderState(status)}</StatusPill>
              )}
              <span>{words.purpose(purpose)}</span>
              <time dateTime={createdAt}>{minute(createdAt)}</time>
            </Parts>
          ),
        }))}
      />
    </DeskSection>
  );
}
