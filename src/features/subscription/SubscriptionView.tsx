import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Empty } from '@/ui/list/Empty';
import { NotOffered } from '@/ui/NotOffered';
import { Ours } from '@/ui/Ours';
import { useAwaitedMethod } from '@/features/subscription/awaitedMethod';
import { ChangePlan } from '@/features/subscription/ChangePlan';
import { Dialogs } from '@/features/subscription/Dialogs';
import { History } from '@/features/subscription/History';
import { Included } from '@/features/subscription/Included';
import { NoSubscription } from '@/features/subscription/NoSubscription';
import { Overview } from '@/features/subscription/Overview';
import { PastDue } from '@/features/subscription/PastDue';
import { RenewalMethod } from '@/features/subscription/RenewalMethod';
import { StatusMessage } from '@/features/subscription/StatusMessage';
import { canChange, isLive, soldPlans } from '@/features/subscription/planRules';
import { Timeline } from '@/features/subscription/Timeline';
import { timelineOf } from '@/features/subscription/timeline';
import { TrialUncovered } from '@/features/subscription/TrialUncovered';
import type { SubscriptionPageData } from '@/features/subscription/types';
import { useSubscription } from '@/features/subscription/useSubscription';

/** A user's subscription with all its actions. */
export function SubscriptionView({ data }: { data: SubscriptionPageData }) {
  const { t } = useTranslation('subscription');
  const { money } = useFormat();
  const doing = useSubscription();
  const { acting, dialog } = doing;
  const { me: owner, plans, products, wallet, subscriptionHistory: events } = data;
  const subscription = owner.Subscription;
  useAwaitedMethod(subscription?.SavedMethod?.id ?? null);

  if (!subscription) {
    return (
      <div className="stack">
        <Empty title={t('none.title')}>{t('none.text')}</Empty>
        <NoSubscription plans={plans} owner={owner} again={false} />
        {events.length > 0 && <History events={events} />}
      </div>
    );
  }

  const { status, Plan, NextPlan, NextCharge, Currency, pastDueEndDate } = subscription;
  const addMethod = () => doing.addMethod(Plan.productId, subscription.SavedMethod?.id ?? null);
  const isRunning = isLive(subscription);
  const isOver = status === 'CANCELED' || status === 'INCOMPLETE_EXPIRED';
  const due = { amount: subscription.overdue ?? NextCharge?.amount ?? subscription.price, Currency };
  const amount = money(due.amount, Currency.code);
  const moments = timelineOf(subscription);
  const included = products.filter(({ availableBySubscription }) => availableBySubscription);
  const others = soldPlans(plans).filter(({ id }) => id !== Plan.id && id !== NextPlan?.id);
  return (
    <div className="stack">
      {!dialog && <StatusMessage acting={acting} />}
      {status === 'PAST_DUE' && (
        <PastDue amount={amount} until={pastDueEndDate} onPay={() => doing.askToPay(Plan.productId)} />
      )}
      <Ours>
        {status === 'TRIALING' && NextCharge && !subscription.isCovered && (
          <TrialUncovered charge={NextCharge} acting={acting} onAdd={addMethod} />
        )}
      </Ours>
      <div className="columns">
        <Overview
          subscription={subscription}
          acting={acting}
          onCancel={doing.askToCancel}
          onResume={doing.resume}
          onKeepPlan={doing.keepPlan}
        />
        {moments.length > 0 && <Timeline subscription={subscription} moments={moments} amount={amount} />}
      </div>
      {isOver && <NoSubscription plans={plans} owner={owner} again />}
      <Ours otherwise={<NotOffered />}>
        {isRunning && included.length > 0 && subscription.maxActivated > 0 && (
          <Included
            products={included}
            owner={owner}
            subscription={subscription}
            onActivate={doing.askToActivate}
          />
        )}
        {canChange(subscription) && others.length > 0 && (
          <ChangePlan plans={others} currencyId={Currency.id} onChange={doing.askToChange} />
        )}
        {isRunning && subscription.activeEndDate !== null && (
          <RenewalMethod
            subscription={subscription}
            methods={wallet.SavedMethods}
            acting={acting}
            onChoose={doing.chooseMethod}
            onAdd={addMethod}
            onRemove={doing.removeMethod}
          />
        )}
        <History events={events} />
      </Ours>
      <Dialogs doing={doing} owner={owner} subscription={subscription} due={due} />
    </div>
  );
}
