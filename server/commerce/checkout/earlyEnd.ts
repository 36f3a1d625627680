import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { periodEnd } from '../grants/calendar.ts';
import { liveGrantOf, liveGrants } from '../grants/grants.ts';
import { unusedShare } from '../grants/unused.ts';
import { regrant } from '../grants/value.ts';
import { providerOf } from '../payments/providers.ts';
import { followGrants } from '../subscriptions/followGrants.ts';
import { lawOf } from '../subscriptions/lawOf.ts';
import { planOf, type Subscription } from '../subscriptions/lock.ts';
import { planEnd } from '../subscriptions/period.ts';
import { refundTransaction } from './refunds.ts';

/** How a renewed term can be ended before it's over. */
export interface EarlyEnd {
  /** When it ends, with the notice that the law allows at most. */
  readonly date: Date;
  /** What is paid back for the time after that. */
  readonly amount: Minor;
  readonly currencyId: string;
  readonly orderId: string;
  readonly transactionId: string;
}

/** When a term ends of which notice is given now. */
const noticeEnd = (now: Date): Date => periodEnd(now, { months: 1 }, null);

/**
 * Whether the next term of a subscription can be ended with a month's notice: it renews by itself, for longer than that,
 * in a place with that law.
 */
export async function hasNotice(db: Kysely<Database>, subscription: Subscription): Promise<boolean> {
  const { active_end_date: end, next_plan_id: next, plan_id: planId, renew } = subscription;
  if (end === null || !renew) return false;
  const { secondTerm } = await lawOf(db, subscription);
  const until = planEnd(await planOf(db, next ?? planId), end);
  return secondTerm.is === 'indefinite' && until !== null && until > noticeEnd(end);
}

/**
 * How the owner of a subscription can end the term that renewed by itself, where the law makes that one indefinite: with
 * its notice, and with the time after that paid back. Undefined if they can't: it's the first term, the place has no such
 * law, nothing of the term is left by then, or nothing was paid for it that could be paid back.
 */
export async function earlyEndOf(
  db: Kysely<Database>,
  now: Date,
  subscription: Pick<Subscription, 'user_id' | 'order_id' | 'active_end_date' | 'status'>,
): Promise<EarlyEnd | undefined> {
  if (subscription.status !== 'ACTIVE' || subscription.active_end_date === null) return undefined;
  const { secondTerm } = await lawOf(db, subscription, now);
  if (secondTerm.is !== 'indefinite') return undefined;
  const date = noticeEnd(now);
  const [term, ...later] = await liveGrants(db, subscription.user_id, now, 'PLAN');
  if (!term?.ends_at || term.source !== 'RENEWAL' || later.length > 0 || term.ends_at <= date)
    return undefined;
  const { starts_at: start, ends_at: end, paid_minor: paid, order_id: orderId } = term;
  const amount = unusedShare({ start, end, paid }, date);
  const payment = await db
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .select(['transactions.id', 'payment_method', 'currency_id', 'code', 'digits'])
    .select((eb) => eb('amount_minor', '-', eb.ref('refunded_minor')).as('left'))
    .where('order_id', '=', orderId)
    .where('status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
    .executeTakeFirst();
  if (!payment || orderId === null || amount <= 0 || amount >= payment.left) return undefined;
  const { remote } = providerOf(payment.payment_method);
  const { code: currencyCode, digits } = payment;
  if (remote && !remote.accepts({ amount, currencyCode, digits })) return undefined;
  return { date, amount, currencyId: payment.currency_id, orderId, transactionId: payment.id };
}

/**
 * Ends the renewed term of a locked subscription early: pays back what its time after the notice is worth, and shortens it
 * to that. @throws Failure as `refundTransaction`
 */
export async function endTermEarly(
  trx: Kysely<Database>,
  services: Services,
  subscription: Subscription,
  { date, amount, orderId, transactionId }: EarlyEnd,
): Promise<void> {
  const now = services.clock();
  await refundTransaction(trx, services, {
    id: `notice:${orderId}:${date.toISOString().slice(0, 10)}`,
    transactionId,
    amount,
    reason: 'notice',
    ofUnused: true,
  });
  const term = await liveGrantOf(trx, orderId, now);
  if (!term) throw new Error(`order ${orderId} gives nothing`);
  await regrant(trx, now, term, term.paid_minor, date);
  await followGrants(trx, services, subscription.id);
}
