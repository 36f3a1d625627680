import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { languages, type Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { Select } from '@/ui/Select';
import styles from '@/features/wallet/ReceiptTools.module.css';

/** What can be done with a receipt: have it in another language, print it, go back to the list. None is printed. */
export function ReceiptTools({ lang }: { lang: Lang }) {
  const { t } = useTranslation('receipt');
  const pageLang = useLang();
  const [search, setSearch] = useSearchParams();

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
        options={languages.map(({ prefix, nativeName }) => ({ value: prefix, label: nativeName }))}
      />
      <Button variant="primary" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Link className={styles.back} to={paths.payments.href(pageLang)}>
        {t('toPayments')}
      </Link>
    </div>
  );
}
