import { useTranslation } from 'react-i18next';
import ArchiveIcon from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import FileDown from 'lucide-react/icons/file-down';
import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import type { Column } from '@/ui/list/DataTable';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { AccessWords } from '@/features/wallet/AccessWords';
import { purchaseAccess, purchaseTone } from '@/features/wallet/purchaseAccess';
import type { PurchaseArchive } from '@/features/wallet/usePurchaseArchive';
import styles from '@/features/wallet/PurchaseTable.module.css';

type Purchase = PurchaseRowFragment;

/** What was bought, with links to the pages of its studies, which have the files. */
function PurchaseTitle({ purchase: { Product, Tariff, Gift, Researches } }: { purchase: Purchase }) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  return (
    <>
      <span className={styles.title}>
        <bdi>{Product.title}</bdi>
      </span>
      {Tariff && (
        <span className={styles.detail}>
          <bdi>{Tariff.name}</bdi>
        </span>
      )}
      {!Product.active && <span className={styles.detail}>{t('purchases.notSold')}</span>}
      {Gift && <span className={styles.detail}>{t('purchases.gift', { title: isolate(Gift.title) })}</span>}
      {Researches.length > 0 && (
        <ul className={styles.files} aria-label={t('purchases.filesOf', { title: isolate(Product.title) })}>
          {Researches.map(({ id, slug, title }) => (
            <li key={id}>
              <FileDown className={styles.fileIcon} size={16} aria-hidden="true" />
              <Link to={paths.research.href(lang, slug)}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ArchiveProps {
  purchase: Purchase;
  archive: PurchaseArchive;
}

/** Link to open a purchase; renders nothing if there's nothing to open. */
function Open({ purchase: { id, hasGoods, Product } }: { purchase: Purchase }) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  if (!hasGoods) return null;
  return (
    <Link
      to={paths.libraryItem.href(lang, id)}
      aria-label={t('purchases.openOf', { title: isolate(Product.title) })}
    >
      {t('purchases.open')}
    </Link>
  );
}

/** Link to the receipt. */
function Receipt({ purchase: { Product, Order, status } }: { purchase: Purchase }) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  if (import.meta.env.VITE_PROVIDER === 'specification' || !Order || status === 'CANCELED') return null;
  const title = isolate(Product.title);
  return (
    <Link
      to={paths.productPayment.href(lang, Product.id, { order: Order.id })}
      aria-label={t('purchases.receiptOf', { title })}
    >
      {t('purchases.receipt')}
    </Link>
  );
}

/** Archives or restores a purchase; not for those that wait. */
function Archive({ purchase: { id, status, isArchived, Product }, archive }: ArchiveProps) {
  const { t } = useTranslation('wallet');
  if (status === 'PENDING') return null;
  const words = t(isArchived ? 'purchases.unarchiveOf' : 'purchases.archiveOf', {
    title: isolate(Product.title),
  });
  const Drawing = isArchived ? ArchiveRestore : ArchiveIcon;
  return (
    <button
      type="button"
      className={styles.archive}
      title={words}
      aria-label={words}
      aria-disabled={archive.pending || undefined}
      onClick={() => void archive.run({ id, title: Product.title, isArchived: !isArchived })}
    >
      <Drawing size={18} aria-hidden="true" />
    </button>
  );
}

/** Columns of the purchase list, with access as of `now`, in milliseconds since the Unix epoch. */
export function usePurchaseColumns(now: number, archive?: PurchaseArchive): readonly Column<Purchase>[] {
  const { t } = useTranslation('wallet');
  const { date } = useFormat();
  const column = (key: 'product' | 'date' | 'access' | 'status' | 'price' | 'action') => ({
    key,
    name: t(`purchases.columns.${key}`),
    className: styles[key],
  });
  return [
    { ...column('product'), cell: (purchase) => <PurchaseTitle purchase={purchase} /> },
    {
      ...column('date'),
      isLabelled: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
    {
      ...column('access'),
      isLabelled: true,
      cell: (purchase) => (
        <span>
          <AccessWords access={purchaseAccess(purchase, now)} />
        </span>
      ),
    },
    {
      ...column('status'),
      cell: ({ status }) => (
        <StatusPill tone={purchaseTone[status]}>{t(`purchases.status.${status}`)}</StatusPill>
      ),
    },
    {
      ...column('price'),
      cell: ({ Order }) => Order && <Money amount={Order.price} currency={Order.Currency.code} />,
    },
    {
      ...column('action'),
      cell: (purchase) => (
        <span className={styles.ways}>
          <Open purchase={purchase} />
          <Receipt purchase={purchase} />
          {archive && <Archive purchase={purchase} archive={archive} />}
        </span>
      ),
    },
  ];
}
