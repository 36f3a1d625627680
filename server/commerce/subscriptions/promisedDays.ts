import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Order } from '../orders/locks.ts';
import { daysOf, type Plan } from './lock.ts';

type Promised = Pick<Order, 'promised_days'>;

/** How long access to a product lasts, or a period of its plan, as an order stores it: in days, 0 without an end. */
export function promiseOf(catalogue: Catalogue, productId: string): number {
  const { plan, available_duration: days } = catalogue.product(productId);
  return (plan ? daysOf(plan) : days) ?? 0;
}

/** The length that an order sold, even if the product changed since; null without an end. */
export const promisedDays = ({ promised_days: days }: Promised, now: number | null): number | null =>
  days === null ? now : days || null;

/** A plan with the length that an order sold. */
export function promisedPlan(plan: Plan, order: Promised): Plan {
  const days = promisedDays(order, daysOf(plan));
  return days === null
    ? { ...plan, lifetime: true }
    : { ...plan, duration: days, lifetime: false, infinity: false };
}
