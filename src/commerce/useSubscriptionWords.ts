import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { isEnding, planPeriod, subscriptionState } from '@/shared/subscriptionState';

type SubscriptionFacts = Parameters<typeof subscriptionState>[0];

/** The texts for a subscription's state and a plan's billing period. Needs the namespace `profile`. */
export function useSubscriptionWords() {
  const { t } = useTranslation('profile');
  const { date, money } = useFormat();
  return {
    period(plan: Parameters<typeof planPeriod>[0]): string {
      const period = planPeriod(plan);
      if (period.every === 'days') return t('subscription.every', { count: period.count });
      if (period.every === 'months') return t('subscription.everyMonths', { count: period.count });
      return t(`subscription.${period.every}`);
    },
    /** A word or two: its status, or the day it ends if it won't renew. */
    status: (subscription: SubscriptionFacts): string =>
      isEnding(subscription)
        ? t('subscription.ending', { date: isolate(date(subscription.activeEndDate ?? '')) })
        : t(`subscription.status.${subscription.status}`),
    state(subscription: SubscriptionFacts): string {
      const state = subscriptionState(subscription);
      if (!('date' in state)) return t(`subscription.state.${state.sentence}`);
      if (!('charge' in state))
        return t(`subscription.state.${state.sentence}`, { date: isolate(date(state.date)) });
      const { amount, Currency, Plan } = state.charge;
      return t(`subscription.state.${state.sentence}`, {
        date: isolate(date(state.date)),
        price: isolate(money(amount, Currency.code)),
        plan: isolate(Plan.title),
      });
    },
  };
}
