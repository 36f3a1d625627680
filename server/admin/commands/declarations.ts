import * as v from 'valibot';
import { answerBy, declarationById, openStates } from '../../commerce/declarations/declarationRow.ts';
import {
  matchDeclaration,
  refuseDeclaration,
  settleDeclaration,
} from '../../commerce/declarations/decide.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';
import { orderIdBy } from '../orderInput.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const note = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(2000));

const list = command({
  name: 'declarations list',
  summary: 'Lists withdrawals and cancellations that were declared without logging in and need a decision.',
  positionals: [],
  options: { all: { help: 'decided ones, too' }, ...pageOptions },
  input: v.object({ all: v.optional(v.boolean(), false), ...pageEntries }),
  run: async ({ services }, { all, ...window }) => {
    let query = services.db
      .selectFrom('declarations')
      .leftJoin('orders', 'orders.id', 'declarations.order_id')
      .selectAll('declarations')
      .select('orders.number as order_number');
    if (!all) query = query.where('declarations.state', 'in', openStates);
    const page = await readPage(
      services.db,
      query,
      { time: 'declarations.received_at', id: 'declarations.id', order: 'asc' },
      window,
    );
    const data = page.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      name: row.name,
      email: row.email,
      number: row.number,
      orderNumber: row.order_number,
      receivedAt: row.received_at.toISOString(),
      answerBy: answerBy(row).toISOString(),
    }));
    return listed(
      page,
      data,
      ({ receivedAt, id, kind, state, email, number, answerBy: until }) =>
        `${receivedAt}  ${id}  ${kind}  ${state}  ${email ?? ''}  ${number ?? ''}  answer by ${until}`,
    );
  },
});

const show = command({
  name: 'declarations show',
  summary: 'Shows all that a declaration says, and its status.',
  positionals: ['id'],
  options: {},
  input: v.object({ id: word }),
  run: async ({ services }, { id }) => {
    const row = await declarationById(services.db, id);
    if (!row) throw failure('NOT_FOUND', `There is no declaration ${id}.`);
    const data = {
      id: row.id,
      kind: row.kind,
      state: row.state,
      name: row.name,
      email: row.email,
      number: row.number,
      cause: row.for_cause ? 'FOR_CAUSE' : 'ORDINARY',
      reason: row.reason,
      endsOn: row.ends_on,
      language: row.lang,
      receivedAt: row.received_at.toISOString(),
      answerBy: answerBy(row).toISOString(),
      isMailed: row.is_mailed,
      orderId: row.order_id,
      subscriptionId: row.subscription_id,
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedBy: row.decided_by,
      note: row.note,
    };
    const lines = Object.entries(data).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${String(value)}`],
    );
    return { lines, data };
  },
});

const match = command({
  name: 'declarations match',
  summary:
    'Links a declaration to its order. What is unused is then refunded, and a plan canceled, right away.',
  positionals: ['id', 'order'],
  options: {},
  input: v.object({ id: word, order: word }),
  run: (context, { id, order }) =>
    inTransaction(context.services.db, async (trx) => {
      const orderId = await orderIdBy(trx, order);
      const state = await matchDeclaration(trx, context.services, id, orderId);
      await audit(trx, context, 'declarations match', id, { orderId, state });
      return { lines: [`${id} is ${state}.`], data: { id, orderId, state } };
    }),
});

const settle = command({
  name: 'declarations settle',
  summary:
    'Settles a declaration: refunds the order or stops the renewal if it has one, and emails the person.',
  positionals: ['id'],
  options: { reason: { value: 'text', help: 'a note in the person’s language, for the email' } },
  input: v.object({ id: word, reason: v.optional(note) }),
  run: (context, { id, reason }) =>
    inTransaction(context.services.db, async (trx) => {
      await settleDeclaration(trx, context.services, id, { actor: context.actor, note: reason ?? null });
      await audit(trx, context, 'declarations settle', id, { reason });
      return { lines: [`${id} is DONE.`], data: { id, state: 'DONE' } };
    }),
});

const refuse = command({
  name: 'declarations refuse',
  summary: 'Refuses a declaration and emails the person the reason.',
  positionals: ['id'],
  options: { reason: { value: 'text', help: 'why, in the person’s language, for the email' } },
  input: v.object({ id: word, reason: note }),
  run: (context, { id, reason }) =>
    inTransaction(context.services.db, async (trx) => {
      await refuseDeclaration(trx, context.services, id, { actor: context.actor, note: reason });
      await audit(trx, context, 'declarations refuse', id, { reason });
      return { lines: [`${id} is REFUSED.`], data: { id, state: 'REFUSED' } };
    }),
});

export const declarations = [list, show, match, settle, refuse];
