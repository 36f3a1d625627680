import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { orderTransitions, type OrderState } from '../../../src/shared/states.ts';
import type { Database, PresentRequest } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { expireOrderJob } from './expireOrder.ts';
import { enqueue } from '../../kernel/queue.ts';
import { tryConsumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { closeAttempts, refuseProcessing } from '../orders/closeAttempts.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import { assertTransition } from '../orders/transitions.ts';
import { isNotSoldTo, notSoldHere } from '../orders/notSoldTo.ts';
import { lockAttempts, lockOrder, type Order } from '../orders/locks.ts';
import { promiseOf } from '../subscriptions/promisedDays.ts';
import { holdPromoCode } from './promoUses.ts';
import type { PaymentInput } from '../orders/paymentInput.ts';
import type { Selection } from '../orders/selection.ts';

/** How long an order can wait to be paid, in milliseconds. */
export const orderLifetime = 24 * 3_600_000;

/**
 * Locks and returns an order that can still be paid; undefined without an `orderId`. @throws Failure NOT_FOUND,
 * CONFLICT
 */
export async function openOrder(
  trx: Kysely<Database>,
  now: Date,
  userId: string | undefined,
  input: PaymentInput,
): Promise<Order | undefined> {
  if (!input.orderId) return undefined;
  const order = await lockOrder(trx, input.orderId);
  if (!order || order.user_id !== userId) throw failure('NOT_FOUND', 'Order not found.');
  const waits = (order.status === 'OPEN' || order.status === 'CONFIRMED') && order.expires_at > now;
  // What a renewal or an upgrade costs is up to the subscription, and a difference is what it is.
  const isFixed = order.subscription_id !== null || order.purpose === 'DIFFERENCE';
  if (!waits || isFixed || order.product_id !== input.order.productId)
    throw failure('CONFLICT', 'This order can no longer be paid or changed.');
  return order;
}

/** How many attempts a buyer has to pay one order. */
const attemptsOfOrder = 20;

/**
 * Makes way for another attempt to pay a locked order by closing those that wait for the buyer. @throws Failure
 * RATE_LIMITED; PAYMENT_PROCESSING if the provider is processing one, which may still succeed
 */
export async function reopen(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const attempts = await lockAttempts(trx, order.id);
  if (attempts.length >= attemptsOfOrder)
    throw failure('RATE_LIMITED', 'This order was tried too often.', {
      // Once this order has expired, the buyer can place a new one.
      retryAfter: Math.ceil((order.expires_at.getTime() - now.getTime()) / 1000),
    });
  refuseProcessing(attempts);
  await closeAttempts(trx, services, attempts);
  if (order.status !== 'CONFIRMED')
    assertTransition<OrderState>(`order ${order.id}`, orderTransitions, order.status, 'CONFIRMED');
}

interface Sale {
  readonly userId: string;
  readonly input: PaymentInput;
  readonly selection: Selection;
  readonly before: Order | undefined;
  /** The id of the preview of a plan's extension that the buyer confirmed. */
  readonly confirmedChange: string | null;
  /** Whether the order is paid in the same database transaction, and so never has to wait. */
  readonly isPaidNow: boolean;
  /** Where the buyer is, as far as is known. */
  readonly country: string | null;
  /** How many days after the payment it opens; null: at once. */
  readonly waitsDays: number | null;
  readonly ip: string;
}

/**
 * Writes a new order, or updates an open one and closes its earlier attempts, and reserves a use of its promo code.
 * @throws Failure PRICE_CHANGED if the code is used up; NOT_SOLD_HERE; RATE_LIMITED; PAYMENT_PROCESSING
 */
export async function saveOrder(trx: Kysely<Database>, services: Services, sale: Sale): Promise<Order> {
  const order = await writeOrder(trx, services, sale);
  const hasCode = order.promo_code !== null || (sale.before?.promo_code ?? null) !== null;
  if (hasCode && !(await holdPromoCode(trx, services, order, sale.ip)))
    throw failure('PRICE_CHANGED', 'The promo code is used up.');
  return order;
}

async function writeOrder(
  trx: Kysely<Database>,
  services: Services,
  { userId, input, selection, before, confirmedChange, isPaidNow, country, waitsDays, ip }: Sale,
): Promise<Order> {
  const now = services.clock();
  if (before) await reopen(trx, services, before);
  const chosen = {
    status: 'CONFIRMED' as const,
    tariff_id: selection.tariffId,
    gift_id: selection.giftId,
    promo_code: selection.promoCode,
    currency_id: selection.currency.id,
    default_minor: selection.default,
    total_minor: selection.total,
    is_member_price: selection.isMemberPrice,
    email: input.email,
    language: input.language,
    country,
    ...promiseOf(await catalogueIn(trx, services), selection.product.id),
    purpose: input.present ? ('PRESENT' as const) : ('PURCHASE' as const),
    present: input.present ? JSON.stringify(wishOf(input.present)) : null,
    confirmed_change: confirmedChange,
    waits_days: waitsDays,
  };
  if (before)
    return sellable(
      await trx
        .updateTable('orders')
        .set(chosen)
        .where('id', '=', before.id)
        .returningAll()
        .returning(isNotSoldTo(sql.ref('orders.country')).as('isRefused'))
        .executeTakeFirstOrThrow(),
    );

  const expiresAt = new Date(now.getTime() + orderLifetime);
  const written = await trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: userId,
      product_id: selection.product.id,
      utm: JSON.stringify(input.utm ?? {}),
      created_at: now,
      expires_at: expiresAt,
      may_remind: isPaidNow || (await tryConsumeLimit(trx, 'reminderIp', ip)) === undefined,
      ...chosen,
    })
    .returningAll()
    .returning(isNotSoldTo(sql.ref('orders.country')).as('isRefused'))
    .executeTakeFirstOrThrow();
  const order = sellable(written);
  if (!isPaidNow) await enqueue(trx, expireOrderJob, { orderId: order.id }, expiresAt);
  return order;
}

/** An order that was written, unless the shop doesn't sell to where it came from. @throws Failure NOT_SOLD_HERE */
function sellable({ isRefused, ...order }: Order & { readonly isRefused: boolean }): Order {
  if (isRefused) throw notSoldHere();
  return order;
}

/** The gift's fields, without empty ones. */
const wishOf = (present: NonNullable<PaymentInput['present']>): PresentRequest =>
  Object.fromEntries(Object.entries(present).filter(([, value]) => value));
