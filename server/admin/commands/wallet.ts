import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import { post } from '../../commerce/ledger/post.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { currencyByCode, customerBy, decimal, minorOf, word } from '../inputs.ts';

export const wallet = command({
  name: 'wallet credit',
  summary: 'Adds credit from the seller to a wallet.',
  positionals: ['user', 'amount', 'currency'],
  options: {
    reason: { value: 'text', help: 'why, for the records' },
    id: { value: 'id', help: 'repeating a credit with the same id adds money once' },
  },
  input: v.object({ user: word, amount: decimal, currency: word, reason: word, id: v.optional(word) }),
  run: (context, { user, amount: text, currency: code, reason, id = randomUUID() }) =>
    inTransaction(context.services.db, async (trx) => {
      const customer = await customerBy(trx, user);
      const currency = await currencyByCode(trx, code);
      const amount = minorOf(text, currency);
      if (amount === 0) throw failure('BAD_USER_INPUT', 'A credit must be above zero.');
      if (!(await mayHoldMoneyById(trx, customer.id)))
        throw failure('CONFLICT', 'This account may not hold money.');
      const known = await trx
        .selectFrom('ledger_transactions')
        .select('id')
        .where('kind', '=', 'GOODWILL')
        .where('reference', '=', id)
        .executeTakeFirst();
      const given = `${toDecimal(amount, currency.digits)} ${currency.code}`;
      const data = { id, userId: customer.id, amount: given, repeated: known !== undefined };
      if (known) return { lines: [`Was given before: credit ${id}`], data };
      await post(trx, context.services.clock(), {
        kind: 'GOODWILL',
        reference: id,
        currencyId: currency.id,
        entries: [
          { account: { kind: 'WALLET', userId: customer.id }, amount },
          { account: { kind: 'GOODWILL' }, amount: -amount },
        ],
      });
      await audit(trx, context, 'wallet credit', customer.id, { id, amount: given, reason });
      return { lines: [`${given} is in the wallet of ${user}. Credit ${id}`], data };
    }),
});
