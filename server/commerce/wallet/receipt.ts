import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import type { Minor } from '../../../src/shared/money.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { creditNotesOf, type CreditNoteRow } from '../orders/creditNoteRows.ts';
import { isBooked, type Transaction } from '../orders/locks.ts';
import { factSource, orderFacts, topUpFacts, type SaleFacts } from '../orders/saleFacts.ts';
import type { User } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { numberReceipts } from '../checkout/numberReceipts.ts';

/** A receipt in one language, with its credit notes; amounts in minor units. */
export interface ReceiptAnswer extends SaleFacts {
  readonly number: number;
  /** Null for a top-up. */
  readonly orderNumber: string | null;
  readonly refunded: Minor;
  readonly creditNotes: readonly CreditNoteRow[];
}

const receiptInput = v.object({
  transactionId: v.pipe(v.string(), v.maxLength(64)),
  language: v.custom<Lang>(isLang, 'invalid'),
});

/**
 * The receipt for one of the user's transactions; null if it paid for nothing: it failed, it was a duplicate payment
 * that was refunded right away, or it was free.
 * @throws Failure BAD_USER_INPUT (`language`)
 */
export async function receiptOf(
  services: Services,
  user: User,
  input: unknown,
): Promise<ReceiptAnswer | null> {
  const { transactionId, language } = parseInput(receiptInput, input);
  const { db } = services;
  await numberReceipts(services);
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
  return (
    numbered && {
      ...numbered,
      refunded: paid.refunded_minor,
      creditNotes: await creditNotesOf(db, [paid.id]),
    }
  );
}

type Numbered = SaleFacts & Pick<ReceiptAnswer, 'number' | 'orderNumber'>;

async function topUpOf(services: Services, paid: Transaction, lang: Lang): Promise<Numbered | null> {
  if (paid.receipt_number === null) return null;
  const facts = await topUpFacts(services.db, services, paid, lang);
  return { ...facts, number: paid.receipt_number, orderNumber: null };
}

async function orderOf(
  services: Services,
  payment: Transaction,
  orderId: string,
  lang: Lang,
): Promise<Numbered | null> {
  const { db } = services;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { receipt_number: number, paid_at: paidAt } = order;
  if (number === null || paidAt === null) return null;
  // A payment that paid for nothing was refunded under its own id (`settle`).
  const refunded = await db
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', payment.id)
    .executeTakeFirst();
  if (refunded) return null;
  const facts = await orderFacts(factSource(db, services), { order, payment, paidAt }, lang);
  return { ...facts, number, orderNumber: order.number };
}
