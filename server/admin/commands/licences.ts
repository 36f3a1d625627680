import * as v from 'valibot';
import { spelled } from '../../../src/shared/texts.ts';
import { addKeys } from '../../commerce/library/licenceKeys.ts';
import { mailGivenKeys } from '../../commerce/library/mailGivenKeys.ts';
import { giveOwedKeys, owedKeys, poolStates, type PoolState } from '../../commerce/library/owedKeys.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command, type AdminContext } from '../command.ts';
import { word } from '../inputs.ts';
import { readOperatorFile } from '../readOperatorFile.ts';

/** A key without what nobody can see or type. */
const clean = (line: string): string => spelled(line.replace(/\p{Cc}/gu, ''));

/** The keys in a file, one per line. @throws Failure if there is no such file, or if a line is not a key */
async function keysIn(file: string): Promise<string[]> {
  const lines = (await readOperatorFile(file, 10_000_000)).split(/\r\n?|\n/).map(clean);
  const tooLong = lines.findIndex((line) => line.length > 500);
  if (tooLong !== -1) throw failure('BAD_USER_INPUT', `Line ${tooLong + 1} is too long for a key.`);
  return [...new Set(lines.filter(Boolean))];
}

/** Assigns the keys that are owed, and emails the people who were waiting. */
const giveOwed = (context: AdminContext, before: (trx: AdminContext['services']['db']) => Promise<number>) =>
  context.services.db.transaction().execute(async (trx) => {
    const added = await before(trx);
    const given = await giveOwedKeys(trx, context.services.clock());
    await mailGivenKeys(trx, context.services, given);
    return { added, given: given.length };
  });

/** Whether an empty pool blocks a sale. */
const isMissing = ({ free, isSold }: PoolState): boolean => isSold && free === 0;

const list = command({
  name: 'licenses list',
  summary: 'Lists the pools of license keys. An empty pool stops the sale of what needs it.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const pools = await poolStates(services.db);
    return {
      lines: pools.map((state) =>
        [
          state.pool,
          `${state.free} free`,
          `${state.given} given`,
          ...(isMissing(state) ? ['empty: not for sale'] : []),
        ].join('  '),
      ),
      data: pools,
      failed: pools.some(isMissing),
    };
  },
});

const load = command({
  name: 'licenses import',
  summary: 'Adds the keys in a file, one per line, to a pool, and issues those that are owed.',
  positionals: ['pool', 'file'],
  options: {},
  input: v.object({ pool: word, file: word }),
  run: async (context, { pool, file }) => {
    const keys = await keysIn(file);
    const data = await giveOwed(context, async (trx) => {
      if (!(await poolStates(trx)).some((known) => known.pool === pool))
        throw failure('NOT_FOUND', `Nothing that is sold takes keys of the pool ${pool}.`);
      const added = await addKeys(trx, context.services.clock(), pool, keys);
      await audit(trx, context, 'licenses import', pool, { read: keys.length, added });
      return added;
    });
    const known = keys.length - data.added;
    return {
      lines: [
        `${data.added} keys added to ${pool}${known > 0 ? `, ${known} known already` : ''}.`,
        ...(data.given > 0 ? [`${data.given} that were owed are given.`] : []),
      ],
      data: { pool, read: keys.length, ...data },
    };
  },
});

const owed = command({
  name: 'licenses owed',
  summary:
    "Lists people who paid for a license key and don't have it yet. With --give, they get available ones.",
  positionals: [],
  options: { give: { help: 'issues the available keys' } },
  input: v.object({ give: v.optional(v.boolean(), false) }),
  run: async (context, { give }) => {
    const { services } = context;
    const done = give ? await giveOwed(context, async () => 0) : undefined;
    const rows = await owedKeys(services.db, services.clock());
    return {
      lines: [
        ...(done ? [`${done.given} given.`] : []),
        ...rows.map(({ pool, order_id: order, activation_id: activation, since }) =>
          [
            since.toISOString(),
            pool,
            order === null ? `activation ${activation ?? ''}` : `order ${order}`,
          ].join('  '),
        ),
      ],
      data: rows,
      failed: rows.length > 0,
    };
  },
});

export const licences = [list, load, owed];
