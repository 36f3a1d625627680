import { sql, type Kysely } from 'kysely';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { enqueueMails } from '../../mail/enqueueMail.ts';
import { batched } from '../../kernel/batch.ts';
import type { Services } from '../../kernel/services.ts';
import { openItemsOf, purchaseLink } from '../library/itemLink.ts';
import type { Order } from '../orders/locks.ts';
import { boughtBy } from '../orders/receiptLines.ts';
import { factSource, orderFacts } from '../orders/saleFacts.ts';

/** The attempts that paid orders, whatever was given back of them since; a payment too many went back under its own id. */
async function paymentsOf(trx: Kysely<Database>, orderIds: readonly string[]) {
  const rows = await trx
    .selectFrom('transactions')
    .leftJoin('refunds', 'refunds.id', 'transactions.id')
    .select(['order_id', 'payment_method'])
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('transactions.status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'])
    .where('refunds.id', 'is', null)
    .$narrowType<{ order_id: string }>()
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** What receipts that are written at once read together. */
const readTogether = (trx: Kysely<Database>, services: Services) => ({
  facts: factSource(trx, services),
  paymentOf: batched((ids: readonly string[]) => paymentsOf(trx, ids)),
  openItem: batched((ids: readonly string[]) => openItemsOf(trx, 'order_id', ids)),
});

/** An order that is paid, and the number of its receipt; null where it was given for nothing. */
export interface Receipt {
  readonly order: Order;
  readonly number: number | null;
  /** Whether the buyer has it already, without the details that they added since. */
  readonly isAgain?: boolean;
}

async function receiptMail(
  trx: Kysely<Database>,
  services: Services,
  reads: ReturnType<typeof readTogether>,
  { order, number: receiptNumber, isAgain = false }: Receipt,
) {
  // The buyer's account was deleted while the payment was under way.
  if (order.email === null) return [];
  const { language: lang, email: to } = order;
  const paidAt = order.paid_at ?? services.clock();
  const payment = await reads.paymentOf(order.id);
  const facts = await orderFacts(reads.facts, { order, payment, paidAt }, lang);
  const bought = boughtBy(await reads.facts.catalogue(), order, lang);
  const { code: currencyCode, digits } = facts.currency;
  const data = {
    isAgain,
    receiptNumber,
    paidAt: facts.issuedAt.toISOString(),
    seller: [...facts.seller.lines],
    taxId: facts.seller.taxId,
    buyer: facts.buyer,
    buyerEmail: facts.buyerEmail,
    buyerDetails: facts.buyerDetails,
    productTitle: bought.title,
    tariffName: bought.tariff,
    giftTitle: bought.gift,
    default: toDecimal(order.default_minor, digits),
    difference: toDecimal(order.default_minor - order.total_minor, digits),
    isMemberPrice: order.is_member_price,
    taxes: [...facts.taxes],
    total: toDecimal(facts.total, digits),
    currencyCode,
    method: facts.paymentMethod,
    link: await purchaseLink(trx, services, order, facts.isGuest, reads.openItem),
  };
  return [{ template: 'receipt' as const, to, lang, data }];
}

/** Puts the receipts of paid orders into the queue. However many there are, they take the same few statements. */
export async function mailReceipts(
  trx: Kysely<Database>,
  services: Services,
  receipts: readonly Receipt[],
): Promise<void> {
  const reads = readTogether(trx, services);
  const mails = await Promise.all(receipts.map((each) => receiptMail(trx, services, reads, each)));
  await enqueueMails(trx, mails.flat(), services.clock());
}
