import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { downloadCsv } from '@/features/wallet/downloadCsv';
import type { PaymentSearch } from '@/features/wallet/paymentSearch';
import styles from '@/features/wallet/CsvButton.module.css';

/** Saves the payments that fit the filters as a file. */
export function CsvButton({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation('wallet');
  const words = useFailureText();
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const download = async () => {
    setPending(true);
    setFailure(undefined);
    setFailure(await downloadCsv(lang, search));
    setPending(false);
  };

  return (
    <div className={styles.csv}>
      <Button pending={isPending} onClick={() => void download()}>
        {t('payments.csv')}
      </Button>
      {failure && (
        <p role="alert" className={styles.problem}>
          {words(failure)}
        </p>
      )}
    </div>
  );
}
