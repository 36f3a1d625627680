import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { planPeriod, subscriptionState } from '@/shared/subscriptionState';
import type { Plan, Subscription } from '@/features/subscription/types';

/** The words for a subscription's state and for how often a plan is paid. Needs the namespace `profile`. */
export function useWords() {
  const { t } = useTranslation('profile');
  const { date, money } = useFormat();
  return {
    period(plan: Pick<Plan, 'duration' | 'lifetime' | 'infinity'>): string {
      const period = planPeriod(plan);
      return period.every === 'days'
        ? t('subscription.every', { count: period.count })
        : t(`subscription.${period.every}`);
    },
    state(subscription: Subscription): string {
      const state = subscriptionState(subscription);
      if (!('date' in state)) return t(`subscription.state.${state.sentence}`);
      return t(`subscription.state.${state.sentence}`, {
        date: isolate(date(state.date)),
        price: isolate(money(subscription.price, subscription.Currency.code)),
      });
    },
  };
}
