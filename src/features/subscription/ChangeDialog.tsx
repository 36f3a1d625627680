import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@/graphql/client/answer';
import type { SubscriptionChangePreviewQuery } from '@/graphql/generated/subscription';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { ChangeFigures } from '@/features/subscription/ChangeFigures';
import styles from '@/features/subscription/Form.module.css';
import { Problem } from '@/features/subscription/Problem';
import { purseFor, usableWay } from '@/features/subscription/purse';
import type { Owner, Plan, Preview } from '@/features/subscription/types';
import type { Acting } from '@/features/subscription/useActing';
import { WayPicker } from '@/features/subscription/WayPicker';

export type PreviewAnswer = Answer<SubscriptionChangePreviewQuery>;

interface ChangeDialogProps {
  plan: Plan;
  /** Undefined until it came. */
  answer: PreviewAnswer | undefined;
  owner: Owner;
  acting: Acting;
  onClose: () => void;
  onRetry: () => void;
  /** `paymentMethodId` where something is to be paid now. */
  onConfirm: (preview: Preview, paymentMethodId: string | undefined) => void;
}

function Change({ answer, owner, acting, onRetry, onConfirm }: ChangeDialogProps) {
  const { t } = useTranslation('subscription');
  const { date, money } = useFormat();
  const [chosen, setChosen] = useState<string>();
  if (!answer)
    return (
      <Loading label={t('change.loading')}>
        <Skeleton shape="block" />
      </Loading>
    );
  if ('failure' in answer) {
    const { failure } = answer;
    if (failure.code === 'CONFLICT') return <p>{t('change.notNow')}</p>;
    return <FailureNotice failure={failure} title={t('change.failed')} onRetry={onRetry} />;
  }
  const { subscriptionChangePreview: preview, availablePaymentMethods: ways } = answer.data;
  const { kind, total, Currency, startsAt } = preview;
  const isToPay = Number(total) > 0;
  const purse = purseFor(owner, total, Currency);
  const way = isToPay ? usableWay(ways, purse, chosen) : undefined;
  const words =
    kind === 'DOWNGRADE'
      ? t('change.plan')
      : t(isToPay ? 'change.pay' : 'change.free', { amount: money(total, Currency.code) });
  return (
    <div className={styles.form}>
      <p>
        {kind === 'DOWNGRADE'
          ? t('change.downgrade', { date: isolate(date(startsAt)) })
          : t('change.upgrade')}
      </p>
      <ChangeFigures preview={preview} />
      {isToPay && <WayPicker ways={ways} purse={purse} chosen={way} onChoose={setChosen} />}
      <Problem said={acting.said} />
      <Button
        variant="primary"
        wide
        disabled={isToPay && way === undefined}
        pending={acting.pending === 'change'}
        onClick={() => onConfirm(preview, way)}
      >
        {words}
      </Button>
    </div>
  );
}

/** Shows what a change of plan costs and when it counts, and makes it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation('subscription');
  return (
    <Dialog open onClose={props.onClose} title={t('change.dialog', { plan: isolate(props.plan.title) })}>
      <Change {...props} />
    </Dialog>
  );
}
