import type { Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import { fullNameOf } from '../../identity/fullName.ts';
import type { Currency } from '../../catalogue/prices.ts';
import type { Config } from '../../kernel/config.ts';
import { messagesFor } from '../../kernel/messages.ts';
import type { Database } from '../../database/schema.ts';
import { providerOf } from '../payments/providers.ts';
import type { Order, Transaction } from './locks.ts';
import { orderLines, type ReceiptLine } from './receiptLines.ts';
import { sellerOf, type Seller } from './seller.ts';
import { taxLines, type TaxLine } from './taxLines.ts';

/** What every receipt says but its number, on the screen, on paper and in the mail alike; amounts in minor units. */
export interface SaleFacts {
  readonly issuedAt: Date;
  readonly seller: Seller;
  /** The buyer's name. */
  readonly buyer: string | null;
  readonly buyerEmail: string | null;
  readonly lines: readonly ReceiptLine[];
  readonly taxes: readonly TaxLine[];
  readonly currency: Currency;
  readonly total: Minor;
  /** As it is called in the language; null where nothing was to pay. */
  readonly paymentMethod: string | null;
}

type Payment = Pick<Transaction, 'currency_id' | 'amount_minor' | 'user_id'> & {
  /** Null where it is not known: the order was brought here without its payment. */
  readonly payment_method: string | null;
};

/** What a receipt says of any payment, in a language. */
async function paymentFacts(db: Kysely<Database>, config: Config, payment: Payment, lang: Lang) {
  const { currency_id: currencyId, amount_minor: total } = payment;
  const buyer = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', payment.user_id)
    .executeTakeFirstOrThrow();
  return {
    buyer: fullNameOf(buyer),
    buyerEmail: buyer.email,
    seller: await sellerOf(db, config),
    currency: await db
      .selectFrom('currencies')
      .selectAll()
      .where('id', '=', currencyId)
      .executeTakeFirstOrThrow(),
    total,
    paymentMethod:
      total === 0 || payment.payment_method === null
        ? null
        : messagesFor(lang, 'payments')(`${providerOf(payment.payment_method).id}.displayName`),
  };
}

/** What the receipt of a paid order says, in a language. */
export async function orderFacts(
  db: Kysely<Database>,
  config: Config,
  {
    order,
    payment,
    paidAt,
  }: {
    readonly order: Order;
    readonly payment: Pick<Transaction, 'payment_method'> | undefined;
    readonly paidAt: Date;
  },
  lang: Lang,
): Promise<SaleFacts> {
  const paid = {
    user_id: order.user_id,
    currency_id: order.currency_id,
    amount_minor: order.total_minor,
    payment_method: payment?.payment_method ?? null,
  };
  const facts = await paymentFacts(db, config, paid, lang);
  return {
    ...facts,
    issuedAt: paidAt,
    buyerEmail: order.email || facts.buyerEmail,
    lines: await orderLines(db, order, lang),
    taxes: taxLines(order.total_minor, order.tax_rate_bp, facts.currency.digits),
  };
}

/** What the receipt of a top-up says. Money for the wallet is no sale yet, so that no tax is in it. */
export async function topUpFacts(
  db: Kysely<Database>,
  config: Config,
  paid: Transaction,
  lang: Lang,
): Promise<SaleFacts> {
  // The state may have changed since; the books know when the money came.
  const fact = await db
    .selectFrom('ledger_transactions')
    .select('created_at')
    .where('kind', '=', 'TOP_UP')
    .where('reference', '=', paid.id)
    .executeTakeFirst();
  return {
    ...(await paymentFacts(db, config, paid, lang)),
    issuedAt: fact?.created_at ?? paid.date_of_status_change,
    lines: [{ title: messagesFor(lang, 'payments')('topUp'), detail: null, amount: paid.amount_minor }],
    taxes: [],
  };
}
