import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Order } from '../orders/locks.ts';
import { choicesFor, type NewChoice } from './choices.ts';
import { ceilingAt, foldChoices, type Folded } from './foldChoices.ts';
import type { Plan, Subscription } from './lock.ts';
import { planPrice, tariffPrice } from './planPrice.ts';

/** A payment for a plan, or a selection that is about to be paid. */
export type PlanPayment = Pick<Order, 'currency_id' | 'default_minor' | 'total_minor' | 'tariff_id'> & {
  readonly id: string | null;
  readonly is_trial: boolean;
  readonly purpose?: Order['purpose'];
};

/** A payment that isn't made yet, for previews. */
export const previewed = ({
  tariffId,
  currencyId,
  list,
  total,
  isTrial = false,
}: {
  readonly tariffId: string;
  readonly currencyId: string;
  readonly list: Minor;
  readonly total: Minor;
  readonly isTrial?: boolean;
}): PlanPayment => ({
  id: null,
  tariff_id: tariffId,
  currency_id: currencyId,
  default_minor: list,
  total_minor: total,
  is_trial: isTrial,
});

/**
 * The price that a payment tells for renewals: that of its tariff, without any sale or promo code, or what it cost
 * without them, if that is lower or its price is gone by now: a payment may take days. An upgrade's own price may be a
 * sale's, and a trial has none.
 */
async function listFor(db: Kysely<Database>, now: Date, payment: PlanPayment, plan: Plan): Promise<Minor> {
  const {
    currency_id: currencyId,
    tariff_id: tariffId,
    default_minor: cost,
    purpose,
    is_trial: isTrial,
  } = payment;
  const list = (await tariffPrice(db, plan, { tariffId, currencyId }, now))?.list ?? cost;
  return purpose === 'UPGRADE' || isTrial ? list : Math.min(list, cost);
}

const terms = ({ id, currency_id, tariff_id }: PlanPayment, { id: planId }: Plan) => ({
  order_id: id,
  plan_id: planId,
  tariff_id,
  currency_id,
});

/** The choice of a plan by paying for it, or by trying it. */
export async function chosenBy(
  db: Kysely<Database>,
  now: Date,
  payment: PlanPayment,
  plan: Plan,
  paid: Minor = payment.total_minor,
): Promise<NewChoice> {
  const list = await listFor(db, now, payment, plan);
  return {
    ...terms(payment, plan),
    act: 'CHOSE',
    amount_minor: list,
    paid_minor: payment.is_trial ? list : paid,
    renews: true,
  };
}

/**
 * More time of the plan that a subscription has. It raises no price that was told: the lower of that and the list price
 * holds. What was canceled stays so.
 */
export async function extendedBy(
  db: Kysely<Database>,
  now: Date,
  { id, active_end_date: end }: Pick<Subscription, 'id' | 'active_end_date'>,
  payment: PlanPayment,
  plan: Plan,
): Promise<NewChoice> {
  const folded = foldChoices(await choicesFor(db, id));
  const list = await listFor(db, now, payment, plan);
  return {
    ...terms(payment, plan),
    act: 'EXTENDED',
    amount_minor: Math.min(list, toldFor(folded, payment, plan, end ?? now) ?? list),
    paid_minor: payment.total_minor,
    renews: folded.renews,
    holds_from: end,
  };
}

/** What was told for a plan's renewals at an end, in the currency and tariff of a payment. */
function toldFor(
  { chosen }: Folded,
  { currency_id: currencyId, tariff_id: tariffId }: PlanPayment,
  { id: planId }: Plan,
  end: Date,
): Minor | undefined {
  const isSame =
    chosen?.planId === planId &&
    chosen.currencyId === currencyId &&
    (chosen.tariffId === null || chosen.tariffId === tariffId);
  return isSame ? ceilingAt(chosen, end) : undefined;
}

/** The renewal that a paid order made, of what was told for it; a price that was only for its period is over. */
export async function renewedBy(
  db: Kysely<Database>,
  now: Date,
  subscription: Pick<Subscription, 'id'>,
  order: PlanPayment & Pick<Order, 'period_end'>,
  plan: Plan,
): Promise<NewChoice> {
  const { chosen, planned, renews } = foldChoices(await choicesFor(db, subscription.id));
  const made = planned?.planId === plan.id ? planned : chosen;
  const isSame = made?.planId === plan.id && made.currencyId === order.currency_id;
  return {
    ...terms(order, plan),
    act: 'RENEWED',
    amount_minor: isSame ? ceilingAt(made, order.period_end ?? now) : order.default_minor,
    paid_minor: order.total_minor,
    renews,
    holds_from: order.period_end,
  };
}

/**
 * A gift: it has neither a currency nor a price of its own, so those are its owner's, in case they renew it. It renews
 * only if they ask for that.
 */
export async function giftedBy(
  db: Kysely<Database>,
  now: Date,
  order: PlanPayment & Pick<Order, 'user_id'>,
  plan: Plan,
): Promise<NewChoice> {
  const owner = await db
    .selectFrom('users')
    .select('currency_id')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const given = { ...order, currency_id: owner.currency_id };
  const own =
    (await tariffPrice(db, plan, { tariffId: order.tariff_id, currencyId: owner.currency_id }, now)) ??
    (await planPrice(db, plan, owner.currency_id, now));
  const list = own?.list ?? (await listFor(db, now, order, plan));
  return {
    ...terms(own ? { ...given, tariff_id: own.tariffId } : order, plan),
    act: 'GIFTED',
    amount_minor: list,
    paid_minor: list,
    renews: false,
  };
}
