import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Order } from '../orders/locks.ts';
import { daysOf, type Plan } from './lock.ts';

type Promised = Pick<Order, 'promised_days' | 'promised_months'>;

/** A period of a plan, as an order for it stores it: in days, 0 without an end, and in calendar months if it has some. */
export const promiseOfPlan = (plan: Plan): Promised => {
  const days = daysOf(plan);
  return { promised_days: days ?? 0, promised_months: days === null ? null : plan.months };
};

/** How long access to a product lasts, or a period of its plan, as an order stores it. */
export function promiseOf(catalogue: Catalogue, productId: string): Promised {
  const { plan, available_duration: days } = catalogue.product(productId);
  return plan ? promiseOfPlan(plan) : { promised_days: days ?? 0, promised_months: null };
}

/** The length that an order sold, even if the product changed since; null without an end. */
export const promisedDays = (
  { promised_days: days }: Pick<Promised, 'promised_days'>,
  now: number | null,
): number | null => (days === null ? now : days || null);

/** A plan with the length that an order sold. */
export function promisedPlan(plan: Plan, order: Promised): Plan {
  if (order.promised_days === null) return plan;
  if (order.promised_days === 0) return { ...plan, lifetime: true };
  const length =
    order.promised_months === null
      ? { duration: order.promised_days, months: null }
      : { duration: null, months: order.promised_months };
  return { ...plan, ...length, lifetime: false, infinity: false };
}
