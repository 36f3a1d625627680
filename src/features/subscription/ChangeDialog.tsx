import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMethodChoices, usablePaymentMethod } from '@/commerce/paymentMethods';
import type { Outcome } from '@/data/requestError';
import type { SubscriptionChangePreviewQuery } from '@/data/generated/subscription';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import dialog from '@/ui/Dialog.module.css';
import { FailureNotice } from '@/ui/FailureNotice';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { ChangeFigures } from '@/features/subscription/ChangeFigures';
import styles from '@/features/subscription/Form.module.css';
import { Problem } from '@/features/subscription/Problem';
import type { Owner, Plan, Preview } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';
import { ChargeMethodPicker } from '@/features/subscription/ChargeMethodPicker';

export type PreviewAnswer = Outcome<SubscriptionChangePreviewQuery>;

interface ChangeDialogProps {
  plan: Plan;
  /** Undefined while loading. */
  answer: PreviewAnswer | undefined;
  owner: Owner;
  acting: SubscriptionAction;
  onClose: () => void;
  onRetry: () => void;
  /** `paymentMethodId` is given if something has to be paid now. */
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
  const { kind, total, Currency, startsAt, endsAt, Behind } = preview;
  const isToPay = Number(total) > 0;
  const choices = paymentMethodChoices(ways, owner, preview);
  const way = isToPay ? usablePaymentMethod(choices, chosen) : undefined;
  const words =
    kind === 'DOWNGRADE'
      ? t('change.plan')
      : t(isToPay ? 'change.pay' : 'change.free', { amount: money(total, Currency.code) });
  return (
    <div className={styles.form}>
      <p>
        {owner.Subscription?.status === 'PAST_DUE'
          ? t('change.overdue')
          : kind === 'DOWNGRADE'
            ? t('change.downgrade', { date: isolate(date(startsAt)) })
            : t('change.upgrade')}
      </p>
      {owner.Subscription?.renew === false && endsAt && <p>{t('change.resumes')}</p>}
      {Behind.length > 0 && <p>{t(endsAt ? 'change.behind' : 'change.absorbed')}</p>}
      <ChangeFigures preview={preview} />
      {isToPay && (
        <ChargeMethodPicker choices={choices} currency={Currency.code} chosen={way} onChoose={setChosen} />
      )}
      <Problem said={acting.said} />
      <div className={dialog.actions}>
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
    </div>
  );
}

/** Previews the cost and date of a plan change, and confirms it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation('subscription');
  return (
    <Dialog open onClose={props.onClose} title={t('change.dialog', { plan: isolate(props.plan.title) })}>
      <Change {...props} />
    </Dialog>
  );
}
