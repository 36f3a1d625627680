import * as v from 'valibot';
import { isDay } from '../../../src/shared/days.ts';
import { reconcile as compare } from '../../commerce/books/reconcile.ts';
import { audit, command } from '../command.ts';

const dayMs = 24 * 3_600_000;

export const reconcile = command({
  name: 'reconcile',
  summary: "Compares the providers' lists for a day with the books, and records fees and payouts.",
  positionals: [],
  options: { day: { value: '2026-11-30', help: 'a day in UTC; yesterday if omitted' } },
  input: v.object({
    day: v.optional(v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-11-30'))),
  }),
  run: async (context, { day }) => {
    const { db, clock } = context.services;
    const yesterday = new Date(clock().getTime() - dayMs).toISOString().slice(0, 10);
    const name = day ?? yesterday;
    const from = new Date(`${name}T00:00:00.000Z`);
    const data = await compare(context.services, { from, until: new Date(from.getTime() + dayMs) });
    const differences = data.flatMap((each) => each.differences);
    await audit(db, context, 'reconcile', name, {
      lines: data.map(({ provider, lines, added }) => ({ provider, lines, added })),
      differences: differences.length,
    });
    return {
      lines: data.flatMap(({ provider, lines, added, differences: found, balances }) => [
        `${provider} on ${name}: ${lines} lines, ${added} of them new`,
        ...found.map((what) => `  - ${what}`),
        ...balances.map(({ currency, amount }) => `  ${currency}  ${amount} at the provider by our books`),
      ]),
      data,
      failed: differences.length > 0,
    };
  },
});
