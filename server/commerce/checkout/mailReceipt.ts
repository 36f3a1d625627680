import { sql, type Kysely } from 'kysely';
import type { DocumentKind } from '../../../src/shared/documents.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { enqueueMails } from '../../mail/enqueueMail.ts';
import { mayMailUnpaid } from '../../mail/unpaidMail.ts';
import { batched } from '../../kernel/batch.ts';
import type { Services } from '../../kernel/services.ts';
import { documentIn, shownAgreements, type ShownAgreement } from '../agreements/shownAgreements.ts';
import { openItemsOf, purchaseLink } from '../library/itemLink.ts';
import type { Order } from '../orders/locks.ts';
import { boughtBy } from '../orders/receiptLines.ts';
import { factSource, orderFacts } from '../orders/saleFacts.ts';
import { waitingDeliveries } from './waitingDelivery.ts';

/**
 * The attempts that paid orders, even if refunded since; without duplicate payments, which are refunded under their own
 * id.
 */
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

/** Batched reads for receipts that are written together. */
const readTogether = (trx: Kysely<Database>, services: Services) => ({
  facts: factSource(trx, services),
  paymentOf: batched((ids: readonly string[]) => paymentsOf(trx, ids)),
  openItem: batched((ids: readonly string[]) => openItemsOf(trx, 'order_id', ids)),
  waiting: batched((ids: readonly string[]) => waitingDeliveries(trx, ids)),
  agreements: batched((ids: readonly string[]) => shownAgreements(trx, ids)),
});

/** The documents that a buyer gets with the receipt, on paper that lasts: CRD, Article 8(7). */
const sentKinds: ReadonlySet<DocumentKind> = new Set(['terms', 'withdrawal', 'withdrawal-form']);

/** What a receipt says of agreements: the sentences with their times, and the documents of the last. */
function agreedIn(agreements: readonly ShownAgreement[], lang: Lang, origin: string) {
  const documents = (agreements.at(-1)?.titled ?? []).filter(({ kind }) => sentKinds.has(kind));
  return {
    agreed: agreements.flatMap(({ at, sentences }) =>
      sentences.flatMap(({ text, agreed }) => (agreed ? [{ text, at: at.toISOString() }] : [])),
    ),
    documents: documents.map((document) => {
      const { title, path } = documentIn(lang, document);
      return { label: title, link: origin + path };
    }),
  };
}

/** A paid order and its receipt number; null if the order was free. */
export interface Receipt {
  readonly order: Order;
  readonly number: number | null;
  /** Whether the buyer already has it, without the details they've added since. */
  readonly isAgain?: boolean;
}

async function receiptMail(
  trx: Kysely<Database>,
  services: Services,
  reads: ReturnType<typeof readTogether>,
  { order, number: receiptNumber, isAgain = false }: Receipt,
) {
  // The buyer's account was deleted while the payment was in flight.
  if (order.email === null) return [];
  const { language: lang, email: to } = order;
  if (order.total_minor === 0 && !(await mayMailUnpaid(trx, { to, userId: order.user_id }))) return [];
  const paidAt = order.paid_at ?? services.clock();
  const payment = await reads.paymentOf(order.id);
  const facts = await orderFacts(reads.facts, { order, payment, paidAt }, lang);
  const catalogue = await reads.facts.catalogue();
  const bought = boughtBy(catalogue, order, lang);
  const isFree = order.total_minor === 0;
  const isPlan = order.purpose !== 'PRESENT' && catalogue.product(order.product_id).plan !== undefined;
  const origin = services.config.publicOrigin;
  const { code: currencyCode, digits } = facts.currency;
  const data = {
    isAgain,
    orderNumber: order.number,
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
    withdrawLink: isFree ? null : origin + paths.withdraw.href(lang, { number: order.number }),
    cancelLink: isPlan ? origin + paths.cancel.href(lang, { number: order.number }) : null,
    startsAt: (await reads.waiting(order.id))?.startsAt.toISOString() ?? null,
    ...agreedIn((await reads.agreements(order.id)) ?? [], lang, origin),
    link: await purchaseLink(trx, services, order, facts.isGuest, reads.openItem),
  };
  return [{ template: 'receipt' as const, to, lang, data }];
}

/** Queues the receipt emails of paid orders, with the same few queries however many there are. */
export async function mailReceipts(
  trx: Kysely<Database>,
  services: Services,
  receipts: readonly Receipt[],
): Promise<void> {
  const reads = readTogether(trx, services);
  const mails = await Promise.all(receipts.map((each) => receiptMail(trx, services, reads, each)));
  await enqueueMails(trx, mails.flat(), services.clock());
}
