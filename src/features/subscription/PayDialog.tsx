import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@/graphql/client/answer';
import type { WaysToPayQuery } from '@/graphql/generated/subscription';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/subscription/Form.module.css';
import { Problem } from '@/features/subscription/Problem';
import { usableWay, type Purse } from '@/features/subscription/purse';
import type { Acting } from '@/features/subscription/useActing';
import { WayPicker } from '@/features/subscription/WayPicker';

export type WaysAnswer = Answer<WaysToPayQuery>;

interface PayDialogProps {
  /** Undefined until it came. */
  answer: WaysAnswer | undefined;
  /** What is overdue; ready to be shown. */
  amount: string;
  purse: Purse;
  acting: Acting;
  onClose: () => void;
  onRetry: () => void;
  /** `saveMethod` where the way is to be kept for renewals. */
  onPay: (paymentMethodId: string, saveMethod: boolean) => void;
}

function Ways({ answer, amount, purse, acting, onRetry, onPay }: PayDialogProps) {
  const { t } = useTranslation('subscription');
  const [chosen, setChosen] = useState<string>();
  const [keeps, setKeeps] = useState(true);
  if (!answer)
    return (
      <Loading label={t('pay.loading')}>
        <Skeleton shape="block" />
      </Loading>
    );
  if ('failure' in answer)
    return <FailureNotice failure={answer.failure} title={t('pay.failed')} onRetry={onRetry} />;
  const offered = answer.data.availablePaymentMethods;
  const way = usableWay(offered, purse, chosen);
  const canKeep = offered.some(({ id, canBeKept }) => id === way && canBeKept);
  return (
    <div className={styles.form}>
      <WayPicker ways={offered} purse={purse} chosen={way} onChoose={setChosen} />
      {canKeep && (
        <Checkbox
          name="saveMethod"
          label={t('pay.keep')}
          hint={t('pay.keepHint')}
          checked={keeps}
          onChange={(event) => setKeeps(event.target.checked)}
        />
      )}
      <Problem said={acting.said} />
      <Button
        variant="primary"
        wide
        disabled={way === undefined}
        pending={acting.pending === 'pay'}
        onClick={() => way !== undefined && onPay(way, canKeep && keeps)}
      >
        {t('pay.button', { amount })}
      </Button>
    </div>
  );
}

/** Pays what is overdue, by a way of one's choice. */
export function PayDialog(props: PayDialogProps) {
  const { t } = useTranslation('subscription');
  const { money } = useFormat();
  const { purse, amount, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={t('pay.title')}>
      <p>
        {t('pay.text', { amount: isolate(amount), balance: isolate(money(purse.balance, purse.currency)) })}
      </p>
      <Ways {...props} />
    </Dialog>
  );
}
