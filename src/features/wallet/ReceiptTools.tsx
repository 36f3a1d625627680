import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ReceiptQuery } from '@/data/generated/payments';
import { useLang } from '@/i18n/lang';
import { siteLanguages, type Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { Select } from '@/ui/fields/Select';
import styles from '@/features/wallet/ReceiptTools.module.css';

/** The order of a receipt; none for top-ups. */
type ReceiptOrder = NonNullable<NonNullable<ReceiptQuery['transaction']>['Order']>;

/** Actions for a receipt: switch its language, print it, or get help. Not printed. */
export function ReceiptTools({ lang, order }: { lang: Lang; order: ReceiptOrder | null }) {
  const { t } = useTranslation('receipt');
  const pageLang = useLang();
  const [search, setSearch] = useSearchParams();
  const productId = order?.Products[0]?.id;

  const choose = (wanted: string) => {
    const next = new URLSearchParams(search);
    if (wanted === pageLang) next.delete('in');
    else next.set('in', wanted);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return (
    <div className={styles.tools}>
      <Select
        name="in"
        label={t('language')}
        value={lang}
        onChange={(event) => choose(event.currentTarget.value)}
        options={siteLanguages.map(({ prefix, nativeName }) => ({ value: prefix, label: nativeName }))}
      />
      <Button variant="primary" onClick={() => window.print()}>
        {t('print')}
      </Button>
      {order && productId !== undefined && (
        <Link to={paths.productPayment.href(pageLang, productId, { order: order.id })}>{t('help')}</Link>
      )}
    </div>
  );
}
