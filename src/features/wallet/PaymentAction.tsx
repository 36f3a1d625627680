import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import type { PaymentRowFragment } from '@/graphql/generated/payments';
import { useLang } from '@/i18n/lang';
import { leaveFor } from '@/lib/leave';
import { providerPage } from '@/lib/providerPage';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { Link } from '@/ui/Link';
import { canRetry, hasReceipt } from '@/features/wallet/paymentState';
import { retryPayment } from '@/features/wallet/retryPayment';
import styles from '@/features/wallet/PaymentTable.module.css';

interface PaymentActionProps {
  payment: PaymentRowFragment;
  /** What was paid for, isolated. */
  title: string;
  /** Milliseconds since 1970. */
  now: number;
}

function Retry({ payment, title }: Omit<PaymentActionProps, 'now'>) {
  const { t } = useTranslation('wallet');
  const words = useFailureText();
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const retry = async () => {
    setPending(true);
    setFailure(undefined);
    const { id: transactionId, PaymentMethod } = payment;
    const outcome = await retryPayment(lang, { transactionId, paymentMethodId: PaymentMethod.id });
    setPending(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    const { redirectUrl } = outcome.data.paymentRetry;
    const page = redirectUrl === null ? undefined : providerPage(redirectUrl);
    if (page !== undefined) return leaveFor(page);
    if (redirectUrl !== null) return setFailure({ code: 'INTERNAL', fields: {} });
    // Paid at once.
    void revalidate();
  };

  return (
    <>
      <Button pending={isPending} aria-label={t('payments.retryOf', { title })} onClick={() => void retry()}>
        {t('payments.retry')}
      </Button>
      {failure && (
        <span role="alert" className={styles.problem}>
          {words(failure)}
        </span>
      )}
    </>
  );
}

/** What can be done about a payment: see its receipt, go on with it, or try it again. */
export function PaymentAction({ payment, title, now }: PaymentActionProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  if (hasReceipt(payment))
    return (
      <Link to={paths.receipt.href(lang, payment.id)} aria-label={t('payments.receiptOf', { title })}>
        {t('payments.receipt')}
      </Link>
    );
  if (canRetry(payment, now)) return <Retry payment={payment} title={title} />;
  const page = payment.redirectUrl === null ? undefined : providerPage(payment.redirectUrl);
  if (payment.status !== 'PENDING' || page === undefined) return null;
  return (
    <a href={page} aria-label={t('payments.goOnOf', { title })}>
      {t('payments.goOn')}
    </a>
  );
}
