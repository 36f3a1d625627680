import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Ours } from '@/ui/Ours';

interface PastDueProps {
  /** The formatted amount overdue. */
  amount: string;
  /** End of the grace period, ISO 8601. */
  until: string | null;
  onPay: () => void;
}

/** Says what is overdue and how long it can still be paid. */
export function PastDue({ amount, until, onPay }: PastDueProps) {
  const { t } = useTranslation('subscription');
  const { date } = useFormat();
  return (
    <Notice
      kind="warning"
      title={t('pastDue.title', { amount: isolate(amount) })}
      actions={
        <Ours>
          <Button variant="primary" onClick={onPay}>
            {t('pastDue.pay')}
          </Button>
        </Ours>
      }
    >
      <p>{until ? t('pastDue.until', { date: isolate(date(until)) }) : t('pastDue.text')}</p>
    </Notice>
  );
}
