import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { orderView, type OrderView } from '@/features/checkout/result/orderView';
import type { Order } from '@/features/checkout/types';

/** A state as it is told: one that takes long and a trial, for which nothing is paid, have words of their own. */
export interface ResultWords {
  readonly told: OrderView | 'processingLong' | 'trial' | 'trialOver';
  /** What stands under the heading. */
  readonly text: string;
}

/** What is said of an order of a product by its title. */
export function useResultWords(order: Order, title: string, isLong: boolean): ResultWords {
  const { t } = useTranslation('payment');
  const { date, money } = useFormat();
  const view = orderView(order);
  const { Trial: trial } = order;

  if (view === 'paid' && trial) {
    const { endsAt, Due: due } = trial;
    if (endsAt === null) return { told: 'trialOver', text: t('result.trialOver.text', { title }) };
    const until = { title, date: isolate(date(endsAt)) };
    const text = due
      ? t('result.trial.text', { ...until, price: isolate(money(due.amount, due.Currency.code)) })
      : t('result.trial.textCanceled', until);
    return { told: 'trial', text };
  }
  if (view === 'paid' && order.purpose === 'PRESENT')
    return { told: view, text: t('present.paid', { title }) };
  if (view === 'paid' && order.email === null)
    return { told: view, text: t('result.paid.textNoEmail', { title }) };
  const told = view === 'processing' && isLong ? 'processingLong' : view;
  return { told, text: t(`result.${told}.text`, { title, email: order.email ?? '' }) };
}
