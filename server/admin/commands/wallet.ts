import { randomUUID } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import { walletCredit } from '../../../src/shared/desk/customer.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { post } from '../../commerce/ledger/post.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { failure } from '../../kernel/failure.ts';
import { implement } from '../act.ts';
import { audit } from '../command.ts';
import { currencyByCode, customerBy, minorOf } from '../inputs.ts';
import { person } from '../subject.ts';

const day = 86_400_000;

const credit = implement(walletCredit, {
  about: async (db, { user }) => person((await customerBy(db, user)).id),
  // With what the same wallet was given within a day, so that a sum can't be given in parts.
  moves: async (db, { services }, { user, amount, currency: code }) => {
    const customer = await customerBy(db, user);
    const currency = await currencyByCode(db, code);
    const { given } = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
      .select((eb) => eb.fn.sum<string | null>('amount_minor').as('given'))
      .where('ledger_accounts.kind', '=', 'WALLET')
      .where('ledger_accounts.user_id', '=', customer.id)
      .where('ledger_accounts.currency_id', '=', currency.id)
      .where('ledger_transactions.kind', '=', 'GOODWILL')
      .where(
        sql<SqlBool>`ledger_transactions.created_at > ${new Date(services.clock().getTime() - day)}::timestamptz`,
      )
      .executeTakeFirstOrThrow();
    return { currencyId: currency.id, minor: minorOf(amount, currency) + Number(given ?? 0) };
  },
  run: async (trx, context, { user, amount: text, currency: code, reason, id = randomUUID() }) => {
    const customer = await customerBy(trx, user);
    const currency = await currencyByCode(trx, code);
    const amount = minorOf(text, currency);
    if (amount === 0)
      throw failure('BAD_USER_INPUT', 'The amount must be greater than 0.', {
        fields: { amount: 'tooLittle' },
      });
    if (!(await mayHoldMoneyById(trx, customer.id)))
      throw failure('CONFLICT', 'This account may not hold money.');
    const known = await trx
      .selectFrom('ledger_transactions')
      .select('id')
      .where('kind', '=', 'GOODWILL')
      .where('reference', '=', id)
      .executeTakeFirst();
    const given = `${toDecimal(amount, currency.digits)} ${currency.code}`;
    const answer = { id, userId: customer.id, amount: given, repeated: known !== undefined };
    if (known) return answer;
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
    return answer;
  },
  shell: {
    summary: 'Adds credit from the seller to a wallet.',
    positionals: ['user', 'amount', 'currency'],
    options: {
      reason: { value: 'text', help: 'why, for the records' },
      id: { value: 'id', help: 'repeating a credit with the same id adds money once' },
    },
    lines: ({ id, amount, repeated }, { user }) => [
      repeated ? `Was given before: credit ${id}` : `${amount} is in the wallet of ${user}. Credit ${id}`,
    ],
  },
});

export const wallet = [credit];
