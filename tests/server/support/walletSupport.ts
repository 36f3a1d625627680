import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../server/kernel/caller.ts';
import { balanceTopUp } from '../../../server/commerce/wallet/topUp.ts';
import { refundTransaction, type RefundRequest } from '../../../server/commerce/checkout/refunds.ts';
import type { TestServices } from './harness.ts';

/** The input of a top-up of 25 dollars. */
export const topUpInput = (currencyId: string, more: object = {}) => ({
  idempotencyKey: randomUUID(),
  amount: '25.00',
  currencyId,
  paymentMethodId: 'sandbox',
  language: 'en',
  ...more,
});

/** Starts a top-up and returns its transaction. */
export const topUp = async (
  services: TestServices,
  caller: Caller,
  currencyId: string,
  more: object = {},
): Promise<string> => (await balanceTopUp(services, caller, topUpInput(currencyId, more))).transactionId;

export const transactionOf = ({ db }: TestServices, id: string) =>
  db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Refunds in a database transaction of its own. */
export const refund = (
  services: TestServices,
  transactionId: string,
  amount: RefundRequest['amount'],
  more: Partial<RefundRequest> = {},
) =>
  services.db
    .transaction()
    .execute((trx) => refundTransaction(trx, services, { id: randomUUID(), transactionId, amount, ...more }));

/** The queued mails of a template. */
export async function mailsOf({ db }: TestServices, template: string) {
  const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
  return jobs
    .map(({ payload }) => payload as { template: string; to: string; data: Record<string, unknown> })
    .filter((mail) => mail.template === template);
}
