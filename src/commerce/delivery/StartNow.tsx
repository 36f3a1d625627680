import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { DeliveryStartDocument, type DeliveryStartMutation } from '@/data/generated/delivery';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import { Card } from '@/ui/layout/Card';

type Started = DeliveryStartMutation['deliveryStart'];

interface StartNowProps {
  waiting: NonNullable<Started['Waiting']>;
  onStarted: (order: Started) => void;
}

/** When a purchase that waits begins, and the button with which its buyer has it begin at once. */
export function StartNow({ waiting: { kind, startsAt, orderId }, onStarted }: StartNowProps) {
  const { t } = useTranslation('delivery');
  const { date } = useFormat();
  const lang = useLang();
  const { run, pending, failure, count } = useAction(
    () => mutate(DeliveryStartDocument, { lang, variables: { orderId } }),
    ({ data }) => onStarted(data.deliveryStart),
  );
  return (
    <Card title={t('waiting.title', { date: isolate(date(startsAt)) })}>
      <div className="grid gap-3">
        <p>{t('waiting.text')}</p>
        <p className="muted small">{t(`open.${kind}`)}</p>
        {failure && <FailureNotice key={count} failure={failure} />}
        <div className="cluster">
          <Button variant="primary" pending={pending} onClick={() => void run()}>
            {t(`action.${kind}`)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
