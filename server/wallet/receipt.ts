import * as v from 'valibot';
import { isLang, type Lang } from '../../src/shared/languages.ts';
import type { Minor } from '../../src/shared/money.ts';
import { fullNameOf } from '../accounts/account.ts';
import { parseInput } from '../accounts/parseInput.ts';
import type { Currency } from '../catalogue/prices.ts';
import { isBooked, type Order, type Transaction } from '../checkout/locks.ts';
import type { User } from '../graphql/context.ts';
import { messagesFor } from '../messages.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { orderLines, type ReceiptLine } from './receiptLines.ts';
import { sellerOf, type Seller } from './seller.ts';

/** A receipt in one language; amounts in minor units. */
export interface ReceiptAnswer {
  readonly number: number;
  readonly issuedAt: Date;
  readonly seller: Seller;
  readonly buyer: string | null;
  readonly buyerEmail: string | null;
  readonly lines: readonly ReceiptLine[];
  readonly currency: Currency;
  readonly total: Minor;
  /** In hundredths of a percent, included in the total. */
  readonly taxRateBp: number;
  readonly paymentMethod: string;
  readonly refunded: Minor;
}

const receiptInput = v.object({
  transactionId: v.pipe(v.string(), v.maxLength(64)),
  language: v.custom<Lang>(isLang, 'invalid'),
});

/** The tax that an amount includes, rounded half up to the minor unit. */
export const includedTax = (total: Minor, rateBp: number): Minor =>
  Number((2n * BigInt(total) * BigInt(rateBp) + BigInt(10_000 + rateBp)) / (2n * BigInt(10_000 + rateBp)));

/**
 * The receipt of what a transaction of the person's own paid; null where it paid nothing that stands: it failed, or it
 * was a second payment that went straight back.
 * @throws Failure BAD_USER_INPUT (`language`)
 */
export async function receiptOf(
  services: Services,
  user: User,
  input: unknown,
): Promise<ReceiptAnswer | null> {
  const { transactionId, language } = parseInput(receiptInput, input);
  const { db } = services;
  const paid = await db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transactionId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!paid || !isBooked(paid)) return null;
  const numbered = await (paid.order_id === null
    ? topUpOf(services, paid, language)
    : orderOf(services, paid, paid.order_id, language));
  if (!numbered) return null;
  return {
    buyer: fullNameOf(user),
    buyerEmail: user.email,
    ...numbered,
    seller: await sellerOf(db, services.config),
    currency: await db
      .selectFrom('currencies')
      .selectAll()
      .where('id', '=', paid.currency_id)
      .executeTakeFirstOrThrow(),
    total: paid.amount_minor,
    paymentMethod: messagesFor(language, 'payments')(`${providerOf(paid.payment_method).id}.displayName`),
    refunded: paid.refunded_minor,
  };
}

type Numbered = Pick<ReceiptAnswer, 'number' | 'issuedAt' | 'lines' | 'taxRateBp'> &
  Partial<Pick<ReceiptAnswer, 'buyerEmail'>>;

/** Money for the wallet is no sale yet, so that no tax is in it. */
async function topUpOf({ db }: Services, paid: Transaction, lang: Lang): Promise<Numbered | undefined> {
  if (paid.receipt_number === null) return undefined;
  // The state may have changed since; the books know when the money came.
  const fact = await db
    .selectFrom('ledger_transactions')
    .select('created_at')
    .where('kind', '=', 'TOP_UP')
    .where('reference', '=', paid.id)
    .executeTakeFirst();
  return {
    number: paid.receipt_number,
    issuedAt: fact?.created_at ?? paid.date_of_status_change,
    lines: [{ title: messagesFor(lang, 'payments')('topUp'), detail: null, amount: paid.amount_minor }],
    taxRateBp: 0,
  };
}

async function orderOf(
  { db }: Services,
  paid: Transaction,
  orderId: string,
  lang: Lang,
): Promise<Numbered | undefined> {
  const order: Order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.receipt_number === null || order.paid_at === null) return undefined;
  // What paid nothing was given back under its own id (`settle`).
  const wentBack = await db.selectFrom('refunds').select('id').where('id', '=', paid.id).executeTakeFirst();
  if (wentBack) return undefined;
  return {
    number: order.receipt_number,
    issuedAt: order.paid_at,
    ...(order.email !== '' && { buyerEmail: order.email }),
    lines: await orderLines(db, order, lang),
    taxRateBp: order.tax_rate_bp,
  };
}
