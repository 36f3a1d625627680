import { useTranslation } from 'react-i18next';
import FileDown from 'lucide-react/icons/file-down';
import type { PurchaseRowFragment } from '@/graphql/generated/wallet';
import { useFormat } from '@/i18n/format';
import { Link } from '@/ui/Link';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Money } from '@/ui/Money';
import { StackedCell, StackedRow, StackedTable } from '@/ui/StackedTable';
import { StatusPill } from '@/ui/StatusPill';
import { AccessWords } from '@/features/wallet/AccessWords';
import { purchaseAccess, purchaseTone } from '@/features/wallet/purchaseAccess';
import styles from '@/features/wallet/PurchaseTable.module.css';

const columns = ['product', 'date', 'access', 'status', 'price', 'receipt'] as const;

/** What can be read or downloaded with a purchase: it lies on the pages of its researches. */
function Files({ researches, label }: { researches: PurchaseRowFragment['Researches']; label: string }) {
  const lang = useLang();
  return (
    <ul className={styles.files} aria-label={label}>
      {researches.map(({ id, slug, title }) => (
        <li key={id}>
          <FileDown className={styles.fileIcon} size={16} aria-hidden="true" />
          <Link to={paths.research.href(lang, slug)}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Row({ purchase, now }: { purchase: PurchaseRowFragment; now: number }) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat();
  const lang = useLang();
  const { Product, Tariff, Gift, Researches, Order, status } = purchase;
  const title = isolate(Product.title);
  const open = status === 'PENDING';
  return (
    <StackedRow className={styles.row}>
      <th scope="row" className={styles.product}>
        <span className={styles.title}>
          <bdi>{Product.title}</bdi>
        </span>
        {Tariff && (
          <span className={styles.detail}>
            <bdi>{Tariff.name}</bdi>
          </span>
        )}
        {Gift && <span className={styles.detail}>{t('purchases.gift', { title: isolate(Gift.title) })}</span>}
        {Researches.length > 0 && <Files researches={Researches} label={t('purchases.filesOf', { title })} />}
      </th>
      <StackedCell label={t('purchases.columns.date')} className={styles.date}>
        <time dateTime={purchase.createdAt}>{date(purchase.createdAt)}</time>
      </StackedCell>
      <StackedCell label={t('purchases.columns.access')} className={styles.access}>
        <span>
          <AccessWords access={purchaseAccess(purchase, now)} />
        </span>
      </StackedCell>
      <td className={styles.status}>
        <StatusPill tone={purchaseTone[status]}>{t(`purchases.status.${status}`)}</StatusPill>
      </td>
      <td className={styles.price}>
        {Order && <Money amount={Order.price} currency={Order.Currency.code} />}
      </td>
      <td className={styles.receipt}>
        {Order && status !== 'CANCELED' && (
          <Link
            to={paths.productPayment.href(lang, Product.id, { order: Order.id })}
            aria-label={t(open ? 'purchases.finishOf' : 'purchases.receiptOf', { title })}
          >
            {t(open ? 'purchases.finish' : 'purchases.receipt')}
          </Link>
        )}
      </td>
    </StackedRow>
  );
}

interface PurchaseTableProps {
  purchases: readonly PurchaseRowFragment[];
  /** Names the table for those who cannot see the heading above it. */
  caption: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Purchases with their access, state, price and receipt: a table where there is room, a list of cards on a phone. */
export function PurchaseTable({ purchases, caption, now }: PurchaseTableProps) {
  const { t } = useTranslation('wallet');
  const heads = columns.map((key) => ({ key, name: t(`purchases.columns.${key}`), className: styles[key] }));
  return (
    <StackedTable small label={caption} columns={heads}>
      {purchases.map((purchase) => (
        <Row key={purchase.id} purchase={purchase} now={now} />
      ))}
    </StackedTable>
  );
}
