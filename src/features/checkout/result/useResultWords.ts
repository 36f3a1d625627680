import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { orderView, type OrderView } from '@/features/checkout/result/orderView';
import type { Order } from '@/features/checkout/types';

/** A state as worded: long waits and trials, for which nothing is paid, have their own texts. */
export interface ResultWords {
  readonly textKey: OrderView | 'processingLong' | 'trial' | 'trialOver';
  /** The text under the heading. */
  readonly text: string;
}

/** The heading and text for an order's state; `title` is the product's. */
export function useResultWords(order: Order, title: string, isLong: boolean): ResultWords {
  const { t } = useTranslation('payment');
  const { date, money } = useFormat();
  const view = orderView(order);
  const { Trial: trial } = order;

  if (view === 'paid' && trial) {
    const { endsAt, Due: due } = trial;
    if (endsAt === null) return { textKey: 'trialOver', text: t('result.trialOver.text', { title }) };
    const until = { title, date: isolate(date(endsAt)) };
    const text = due
      ? t('result.trial.text', { ...until, price: isolate(money(due.amount, due.Currency.code)) })
      : t('result.trial.textCanceled', until);
    return { textKey: 'trial', text };
  }
  if (view === 'paid' && order.purpose === 'PRESENT')
    return { textKey: view, text: t(order.Present?.Dream ? 'present.paidDream' : 'present.paid', { title }) };
  if (view === 'paid' && order.Waiting) {
    const day = isolate(date(order.Waiting.startsAt));
    return { textKey: view, text: t('result.paid.textWaiting', { title, date: day }) };
  }
  if (view === 'paid' && order.email === null)
    return { textKey: view, text: t('result.paid.textNoEmail', { title }) };
  const textKey = view === 'processing' && isLong ? 'processingLong' : view;
  return { textKey, text: t(`result.${textKey}.text`, { title, email: order.email ?? '' }) };
}
