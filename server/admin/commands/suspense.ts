import * as v from 'valibot';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Account } from '../../commerce/ledger/post.ts';
import { lockSuspense, resolveSuspense } from '../../commerce/ledger/settleSuspense.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { customerBy, word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const list = command({
  name: 'suspense list',
  summary: 'Lists unmatched money that is waiting for a decision.',
  positionals: [],
  options: { all: { help: 'resolved items too' }, ...pageOptions },
  input: v.object({ all: v.optional(v.boolean(), false), ...pageEntries }),
  run: async ({ services }, { all, ...window }) => {
    let query = services.db
      .selectFrom('suspense_items')
      .leftJoin('currencies', 'currencies.id', 'suspense_items.currency_id')
      .selectAll('suspense_items')
      .select(['code', 'digits']);
    if (!all) query = query.where('resolved_at', 'is', null);
    const page = await readPage(
      services.db,
      query,
      { time: 'created_at', id: 'suspense_items.id', order: 'desc' },
      window,
    );
    const data = page.rows.map((row) => ({
      id: row.id,
      reason: row.reason,
      amount: toDecimal(row.amount_minor, row.digits ?? 2),
      left: toDecimal(row.left_minor, row.digits ?? 2),
      currency: row.code ?? row.currency_code,
      transactionId: row.transaction_id,
      event: row.event_id,
      createdAt: row.created_at.toISOString(),
      resolvedAt: row.resolved_at?.toISOString() ?? null,
      resolvedBy: row.resolved_by,
      how: row.resolved_how,
    }));
    return listed(
      page,
      data,
      ({ createdAt, id, left, currency, resolvedAt, how }) =>
        `${createdAt}  ${id}  ${left} ${currency ?? ''}  ${resolvedAt === null ? 'waits' : `resolved: ${how ?? ''}`}`,
    );
  },
});

const resolve = command({
  name: 'suspense resolve',
  summary: 'Moves money out of suspense to where it belongs, and closes the item.',
  positionals: ['id'],
  options: {
    to: {
      value: 'provider|losses|forfeited|wallet',
      help: 'provider: it was refunded or received there; forfeited: the seller keeps it',
    },
    user: { value: 'login', help: 'whose wallet' },
    how: { value: 'text', help: 'what you found out, for the records' },
  },
  input: v.object({
    id: word,
    how: word,
    user: v.optional(word),
    to: v.optional(
      v.picklist(
        ['provider', 'losses', 'forfeited', 'wallet'],
        'must be provider, losses, forfeited or wallet',
      ),
    ),
  }),
  run: (context, { id, to, user, how }) =>
    inTransaction(context.services.db, async (trx) => {
      const item = await lockSuspense(trx, id);
      if (!item) throw failure('NOT_FOUND', 'Item not found.');
      if (item.resolved_at !== null) throw failure('CONFLICT', 'This item is resolved.');
      if (item.left_minor !== 0 && to === undefined)
        throw failure('BAD_USER_INPUT', 'Say with --to where the money belongs.');
      let account: Account | undefined;
      if (to === 'wallet') {
        const customer = await customerBy(trx, user ?? '');
        if (item.left_minor < 0 || !(await mayHoldMoneyById(trx, customer.id)))
          throw failure('CONFLICT', 'This wallet cannot take it.');
        account = { kind: 'WALLET', userId: customer.id };
      } else if (to === 'provider') account = { kind: 'PROVIDER', provider: item.provider };
      else if (to !== undefined) account = { kind: to === 'losses' ? 'LOSSES' : 'FORFEITED' };
      await resolveSuspense(trx, context.services.clock(), item, { to: account, by: context.actor, how });
      await audit(trx, context, 'suspense resolve', id, { to: to ?? null, user: user ?? null, how });
      return { lines: [`${id} is resolved.`], data: { id, to: to ?? null } };
    }),
});

export const suspense = [list, resolve];
