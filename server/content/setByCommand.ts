import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/schema.ts';
import { allCurrencies } from '../database/seed/currencies.ts';
import type { Change } from './compare.ts';
import { textOf } from './tables.ts';

/** The columns of a table that a command of the operator changes, and how the audit log names the row. */
interface Command {
  readonly actions: readonly string[];
  readonly target: string;
  readonly columns: readonly string[];
}

const commands: Readonly<Record<string, Command>> = {
  prices: {
    actions: ['price set'],
    target: 'tariff_id',
    columns: ['default_minor', 'sale_minor', 'old_minor', 'sale_until', 'member_minor'],
  },
  products: { actions: ['product on', 'product off'], target: 'id', columns: ['active'] },
  plans: {
    actions: ['plan members on', 'plan members off'],
    target: 'id',
    columns: ['opens_member_prices'],
  },
  researches: { actions: ['research status'], target: 'slug', columns: ['status'] },
};

const priceData = v.object({ currency: v.string() });

/**
 * Marks the changes that would undo what a command set since a folder was last applied: the folder doesn't know of it.
 * One query, and none without changes.
 */
export async function markSetByCommand(
  db: Kysely<Database>,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  if (changes.length === 0) return changes;
  const done = await db
    .selectFrom('audit_log')
    .select(['action', 'actor', 'target', 'data', 'created_at'])
    .where(
      'action',
      'in',
      Object.values(commands).flatMap(({ actions }) => actions),
    )
    .where('created_at', '>=', (query) =>
      query.fn.coalesce(
        query
          .selectFrom('audit_log')
          .select((eb) => eb.fn.max('created_at').as('at'))
          .where('action', 'in', ['catalog apply', 'catalogue apply']),
        query.val(new Date(0)),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return changes.map((change) => {
    const { table, row, how, cells } = change;
    const command = commands[table.name];
    if (!command || how === 'new') return change;
    if (how === 'changed' && !cells.some(({ column }) => command.columns.includes(column))) return change;
    const code = allCurrencies.find(({ id }) => id === row['currency_id'])?.code;
    const found = done.find(
      ({ action, target, data }) =>
        command.actions.includes(action) &&
        target === textOf(row[command.target]) &&
        (table.name !== 'prices' || (v.is(priceData, data) && data.currency === code)),
    );
    return found
      ? {
          ...change,
          setBy: `${found.action} by ${found.actor} on ${found.created_at.toISOString().slice(0, 10)}`,
        }
      : change;
  });
}
