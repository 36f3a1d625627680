import { useTranslation } from 'react-i18next';
import { refresh } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import type { PaymentRowFragment } from '@/data/generated/payments';
import { useLang } from '@/i18n/lang';
import { redirectTo } from '@/lib/redirectTo';
import { providerPage } from '@/lib/providerPage';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { useAction } from '@/ui/form/useAction';
import { Link } from '@/ui/Link';
import { canRetry, hasReceipt } from '@/features/wallet/paymentState';
import { retryPayment } from '@/features/wallet/retryPayment';
import styles from '@/features/wallet/PaymentTable.module.css';

interface PaymentActionProps {
  payment: PaymentRowFragment;
  /** What was paid for, with bidi isolation. */
  title: string;
  /** Milliseconds since the Unix epoch. */
  now: number;
}

function Retry({ payment, title }: Omit<PaymentActionProps, 'now'>) {
  const { t } = useTranslation('wallet');
  const words = useFailureText();
  const lang = useLang();
  // If there's no page to redirect to, it was paid at once.
  const { run, pending, failure, count } = useAction(
    async (): Promise<Outcome<string | null>> => {
      const { id: transactionId, PaymentMethod } = payment;
      const outcome = await retryPayment(lang, { transactionId, paymentMethodId: PaymentMethod.id });
      if ('failure' in outcome) return outcome;
      const { redirectUrl } = outcome.data.paymentRetry;
      const page = redirectUrl === null ? null : providerPage(redirectUrl);
      return page === undefined ? { failure: { code: 'INTERNAL', fields: {} } } : { data: page };
    },
    ({ data: page }) => (page === null ? refresh(lang) : redirectTo(page)),
  );

  return (
    <>
      <Button pending={pending} aria-label={t('payments.retryOf', { title })} onClick={() => void run()}>
        {t('payments.retry')}
      </Button>
      {failure && (
        <span key={count} role="alert" className={styles.problem}>
          {words(failure)}
        </span>
      )}
    </>
  );
}

/** The action for a payment: view its receipt, continue it, or retry it. */
export function PaymentAction({ payment, title, now }: PaymentActionProps) {
  const { t } = useTranslation('wallet');
  const lang = useLang();
  // The specification has neither receipts nor payments.
  if (import.meta.env.VITE_PROVIDER === 'specification') return null;
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
