import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import type { Found } from '@/shared/desk/find';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { isOrderState, orderTone, useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';
import styles from '@/features/desk/FoundList.module.css';

type FoundOf<Kind extends Found['kind']> = Extract<Found, { kind: Kind }>;

const ofKind = <Kind extends Found['kind']>(results: readonly Found[], kind: Kind): FoundOf<Kind>[] =>
  results.filter((found): found is FoundOf<Kind> => found.kind === kind);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-1">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** What was found, by kind. */
export function FoundList({ results }: { results: readonly Found[] }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const { number } = useFormat();
  const { day } = useShopTime();
  const words = useDeskWords();
  const customers = ofKind(results, 'CUSTOMER');
  const orders = ofKind(results, 'ORDER');
  const promos = ofKind(results, 'PROMO');
  return (
    <>
      {customers.length > 0 && (
        <Group title={t('nav.customers')}>
          {customers.map(({ customer, email, name, hasAccount, isBlocked, createdAt, by }) => (
            <li key={customer}>
              <Link className={styles.row} to={paths.deskCustomer.href(lang, customer)} preloadInView={false}>
                <span className={styles.main}>
                  <bdi>{email ?? name ?? customer}</bdi>
                </span>
                <span className={styles.side}>
                  {isBlocked ? (
                    <StatusPill tone="bad">{t('customer.blocked')}</StatusPill>
                  ) : (
                    <span>{t(hasAccount ? 'customer.account' : 'customer.guest')}</span>
                  )}
                </span>
                <span className={styles.more}>{email !== null && name !== null && <bdi>{name}</bdi>}</span>
                <span className={styles.side}>
                  <span>{t(`find.by.${by}`)}</span>
                  <time dateTime={createdAt}>{day(createdAt)}</time>
                </span>
              </Link>
            </li>
          ))}
        </Group>
      )}
      {orders.length > 0 && (
        <Group title={t('nav.orders')}>
          {orders.map(({ id, number: orderNumber, status, title, email, total, createdAt, by }) => (
            <li key={id}>
              <Link className={styles.row} to={paths.deskOrder.href(lang, id)} preloadInView={false}>
                <span className={styles.main}>
                  <bdi>{title}</bdi>
                </span>
                <span className={styles.side}>
                  {isOrderState(status) ? (
                    <StatusPill tone={orderTone[status]}>{words.orderState(status)}</StatusPill>
                  ) : (
                    <span>{status}</span>
                  )}
                  <Money {...total} />
                </span>
                <span className={styles.more}>
                  <bdi>{email ?? orderNumber}</bdi>
                </span>
                <span className={styles.side}>
                  <span>{t(`find.by.${by}`)}</span>
                  <time dateTime={createdAt}>{day(createdAt)}</time>
                </span>
              </Link>
            </li>
          ))}
        </Group>
      )}
      {promos.length > 0 && (
        <Group title={t('find.promos')}>
          {promos.map(({ code, uses }) => (
            <li key={code}>
              <Link
                className={styles.row}
                to={`${paths.deskOrders.href(lang)}?${new URLSearchParams({ promo: code }).toString()}`}
                preloadInView={false}
              >
                <span className={styles.main}>
                  <bdi>{code}</bdi>
                </span>
                <span className={styles.side}>{t('find.uses', { number: number(uses) })}</span>
              </Link>
            </li>
          ))}
        </Group>
      )}
    </>
  );
}
