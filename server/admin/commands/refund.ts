import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { refundTransaction } from '../../commerce/checkout/refunds.ts';
import { refundablePayment } from '../../commerce/withdrawals/refundRight.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { decimal, minorOf, word } from '../inputs.ts';
import { orderIdOf } from '../orderInput.ts';

export const refund = command({
  name: 'refund',
  summary: 'Refunds a payment, or the payment of an order: all that is left of it, or a part.',
  positionals: ['payment'],
  options: {
    amount: { value: '3.50', help: 'a part, in the currency of the payment' },
    reason: { value: 'text', help: 'why, for the records' },
    to: { value: 'wallet|source', help: 'to the wallet, or to the original payment method (the default)' },
    id: { value: 'id', help: 'repeating a refund with the same id refunds once' },
  },
  input: v.object({
    payment: word,
    amount: v.optional(decimal),
    reason: v.optional(word),
    to: v.optional(v.picklist(['wallet', 'source'], 'must be wallet or source'), 'source'),
    id: v.optional(word),
  }),
  run: async (context, { payment, amount, reason, to, id = randomUUID() }) => {
    const { services } = context;
    return inTransaction(services.db, async (trx) => {
      const order = await orderIdOf(trx, payment);
      const transactionId = (order && (await refundablePayment(trx, order))?.id) ?? payment;
      const currency = await trx
        .selectFrom('transactions')
        .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
        .select(['code', 'digits'])
        .where('transactions.id', '=', transactionId)
        .executeTakeFirst();
      if (!currency) throw failure('NOT_FOUND', 'Transaction not found.');
      const refunded = await refundTransaction(trx, services, {
        id,
        transactionId,
        amount: amount === undefined ? 'whole' : minorOf(amount, currency),
        to: to === 'wallet' ? 'WALLET' : 'SOURCE',
        reason: reason ?? null,
      });
      const { state } = await trx
        .selectFrom('refunds')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const text = `${toDecimal(refunded.amount, currency.digits)} ${currency.code}`;
      if (!refunded.repeated)
        await audit(trx, context, 'refund', transactionId, { id, amount: text, to, reason: reason ?? null });
      return {
        lines: [
          `${refunded.repeated ? 'Already refunded' : 'Refunded'}: ${text}. The payment is ${refunded.status}. Refund ${id} is ${state}`,
        ],
        data: {
          id,
          transactionId,
          amount: toDecimal(refunded.amount, currency.digits),
          currency: currency.code,
          status: refunded.status,
          state,
          repeated: refunded.repeated,
        },
      };
    });
  },
});
