import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { useAction } from '@/ui/form/useAction';
import { downloadCsv } from '@/features/wallet/downloadCsv';
import type { PaymentSearch } from '@/features/wallet/paymentSearch';
import styles from '@/features/wallet/CsvButton.module.css';

/** Downloads the filtered payments as a file. */
export function CsvButton({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation('wallet');
  const words = useFailureText();
  const lang = useLang();
  const { run, pending, failure, count } = useAction(() => downloadCsv(lang, search));

  return (
    <div className="cluster middle screen-only">
      <Button pending={pending} onClick={() => void run()}>
        {t('payments.csv')}
      </Button>
      {failure && (
        <p key={count} role="alert" className={styles.problem}>
          {words(failure)}
        </p>
      )}
    </div>
  );
}
