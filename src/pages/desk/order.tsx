import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { ordersShow, type OrderPage } from '@/shared/desk/order';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { AnswerText } from '@/features/desk/AnswerText';
import { AccessList } from '@/features/desk/AccessList';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadDesk } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { DeskSection } from '@/features/desk/DeskSection';
import { DeskTableSkeleton } from '@/features/desk/DeskTable';
import { LogEntries } from '@/features/desk/LogEntries';
import { OrderActs } from '@/features/desk/order/OrderActs';
import { OrderBooks } from '@/features/desk/order/OrderBooks';
import { OrderPayments } from '@/features/desk/order/OrderPayments';
import { OrderPrice } from '@/features/desk/order/OrderPrice';
import { OrderTimeline } from '@/features/desk/order/OrderTimeline';
import { orderTone, useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';
import styles from '@/features/desk/twoColumns.module.css';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk(args, ordersShow, { order: args.params['id'] ?? '' });

/** What an order is, on one line. */
function Summary({ order }: { order: OrderPage }) {
  const lang = useLang();
  const words = useDeskWords();
  const { minute } = useShopTime();
  const { number, status, email, purpose, total, createdAt, customer } = order;
  return (
    <p className={styles.summary}>
      <StatusPill tone={orderTone[status]}>{words.orderState(status)}</StatusPill>
      <strong>
        <Money {...total} />
      </strong>
      <Link to={paths.deskCustomer.href(lang, customer)} preloadInView={false}>
        <bdi>{email ?? customer}</bdi>
      </Link>
      <span className="muted">{words.purpose(purpose)}</span>
      <bdi className="muted">{number}</bdi>
      <time className="muted" dateTime={createdAt}>
        {minute(createdAt)}
      </time>
    </p>
  );
}

/** One order, with all that belongs to it. */
export function Component() {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const { me, answer } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage
      me={me}
      title={t('order.title')}
      heading={<AnswerText answer={answer} fallback={t('order.title')} of={({ title }) => title} />}
      parent={{ to: paths.deskOrders.href(lang), title: t('nav.orders') }}
    >
      <DeskLoaded answer={answer} skeleton={<DeskTableSkeleton label={t('loading')} rows={8} />}>
        {(order) => (
          <>
            <Summary order={order} />
            <OrderActs order={order} />
            <div className={styles.columns}>
              <div className="stack">
                <OrderPrice order={order} />
                <OrderPayments order={order} />
                <DeskSection title={t('access.title')}>
                  <AccessList items={order.grants} />
                </DeskSection>
                <OrderBooks entries={order.entries} />
              </div>
              <div className="stack">
                <OrderTimeline events={order.events} />
                <DeskSection title={t('nav.log')}>
                  <LogEntries log={order.log} />
                </DeskSection>
              </div>
            </div>
          </>
        )}
      </DeskLoaded>
    </DeskPage>
  );
}
