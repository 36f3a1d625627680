import type { Kysely } from 'kysely';
import { payable, type Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Order } from '../orders/locks.ts';
import { choicesFor, type ReadChoices } from './choices.ts';
import {
  ceilingAt,
  foldChoices,
  lastTelling,
  maximumAt,
  type ChosenPlan,
  type Folded,
} from './foldChoices.ts';
import { planOf, type Plan, type Subscription } from './lock.ts';
import { planOffer, type PlanOffer, type PlanPrice } from './planPrice.ts';
import { daysAfter } from './schedule.ts';

/** How many days before its charge a price, or what replaces something that is gone, has to be told. */
export const noticeDays = 7;

/** Why a subscription renews nothing. */
type NoRenewal = 'ENDLESS' | 'ENDED' | 'STOPPED' | 'BLOCKED' | 'NOT_SOLD';

/** What a subscription's next charge takes. */
export interface NextRenewal {
  readonly plan: Plan;
  readonly tariffId: string;
  readonly currencyId: string;
  /** The end that it's for. */
  readonly end: Date;
  /** The price then, and the one without a sale. */
  readonly amount: Minor;
  readonly list: Minor;
  /** The highest price that was told for it. */
  readonly ceiling: Minor;
  /** What is charged: the lower of the price then and what was told. */
  readonly total: Minor;
  /** Whether it may be charged; what replaces something that is gone has to be told first. */
  readonly isTold: boolean;
  readonly chosen: ChosenPlan;
}

export type Renewal =
  | { readonly next: NextRenewal }
  | { readonly next: undefined; readonly because: NoRenewal };

const nothing = (because: NoRenewal): Renewal => ({ next: undefined, because });

type Renewing = Pick<Subscription, 'id' | 'active_end_date'>;

/**
 * What renews when a subscription ends, or why nothing does: the only place that decides it. It follows from what its
 * owner chose and was told, and from what is sold then. Once it has an order, it costs what that says.
 */
export async function renewalOf(db: Kysely<Database>, now: Date, subscription: Renewing): Promise<Renewal> {
  const { id, active_end_date: end } = subscription;
  const read = await choicesFor(db, id);
  const order = end !== null && end <= now ? await openRenewal(db, id, end) : undefined;
  return renewalBy(db, now, read, end, order);
}

/** What renews at an end by some choices, and by its order if it has one. */
export async function renewalBy(
  db: Kysely<Database>,
  now: Date,
  read: ReadChoices,
  end: Date | null,
  order?: OpenRenewal,
): Promise<Renewal> {
  const folded = foldChoices(read);
  const chosen = renewingOf(folded);
  if (!chosen) return nothing(folded.isEnded ? 'ENDED' : 'STOPPED');
  if (end === null) return nothing('ENDLESS');
  if (read.isBlocked) return nothing('BLOCKED');
  if (order?.plan_id === chosen.planId && order.currency_id === chosen.currencyId) {
    const { tariff_id: tariffId, default_minor: amount, total_minor: total } = order;
    const facts = { plan: await planOf(db, chosen.planId), currencyId: chosen.currencyId, end, chosen };
    return { next: { ...facts, tariffId, amount, list: amount, ceiling: total, total, isTold: true } };
  }
  const next = await nextFor(db, now, chosen, end);
  return next ? { next } : nothing('NOT_SOLD');
}

/** The plan that renews; null if nothing does. */
export const renewingOf = ({ renews, isPaused, planned, chosen }: Folded): ChosenPlan | null =>
  renews && !isPaused ? (planned ?? chosen) : null;

type Priced = Omit<NextRenewal, 'plan' | 'currencyId' | 'end' | 'chosen'>;

/**
 * What a chosen plan costs for the charge of an end; undefined if it's not sold any more and it's too late to tell its
 * owner what replaces it.
 */
export async function nextFor(
  db: Kysely<Database>,
  now: Date,
  chosen: ChosenPlan,
  end: Date,
): Promise<NextRenewal | undefined> {
  const { planId, currencyId } = chosen;
  const plan = await planOf(db, planId);
  const offer = await planOffer(db, plan, currencyId, end > now ? end : now);
  if (!offer.isSold) return undefined;
  const found = sold(chosen, offer, end) ?? gone(chosen, offer, end);
  const mayTell = now <= daysAfter(end, -noticeDays);
  return found && (found.isTold || mayTell) ? { ...found, plan, currencyId, end, chosen } : undefined;
}

/** The price of the tariff that was chosen, if it's still sold. */
function sold(chosen: ChosenPlan, { prices }: PlanOffer, end: Date): Priced | undefined {
  const price = prices.find(({ tariffId }) => chosen.tariffId === null || tariffId === chosen.tariffId);
  return price && asTold(price, chosen, end);
}

function asTold({ tariffId, amount, list, digits }: PlanPrice, chosen: ChosenPlan, end: Date): Priced {
  const ceiling = payable(ceilingAt(chosen, end), digits);
  const total = Math.min(amount, payable(maximumAt(chosen, end), digits));
  return { tariffId, amount, list, ceiling, total, isTold: true };
}

/**
 * What replaces a tariff or a price that is gone: the price that was told, as long as the tariff is there, or else the
 * plan's cheapest tariff. Either has to be told anew.
 */
function gone(chosen: ChosenPlan, { tariffs, prices, digits }: PlanOffer, end: Date): Priced | undefined {
  const telling = lastTelling(chosen.tellings, end);
  const isAnew = telling !== undefined && telling.at <= daysAfter(telling.from, -noticeDays);
  const tariffId = tariffs.find((each) => chosen.tariffId === null || each === chosen.tariffId);
  if (tariffId !== undefined) {
    const amount = payable(maximumAt(chosen, end), digits);
    const isTold = isAnew && telling.from.getTime() === end.getTime() && telling.tariffId === tariffId;
    return { tariffId, amount, list: amount, ceiling: amount, total: amount, isTold };
  }
  const told = isAnew ? prices.find((price) => price.tariffId === telling.tariffId) : undefined;
  if (told) return asTold(told, chosen, end);
  const [cheapest] = prices;
  if (!cheapest) return undefined;
  const { amount, list } = cheapest;
  return { tariffId: cheapest.tariffId, amount, list, ceiling: list, total: amount, isTold: false };
}

type OpenRenewal = Pick<Order, 'plan_id' | 'tariff_id' | 'currency_id' | 'default_minor' | 'total_minor'>;

/** The unpaid order of the charge of an end. */
const openRenewal = (db: Kysely<Database>, id: string, end: Date): Promise<OpenRenewal | undefined> =>
  db
    .selectFrom('orders')
    .select(['plan_id', 'tariff_id', 'currency_id', 'default_minor', 'total_minor'])
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'RENEWAL')
    .where('period_end', '=', end)
    .where('status', 'in', ['OPEN', 'CONFIRMED'])
    .executeTakeFirst();
