import * as v from 'valibot';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const list = command({
  name: 'jobs list',
  summary: 'Lists abandoned jobs, without their contents.',
  positionals: [],
  options: {
    all: { help: 'waiting jobs, too' },
    kind: { value: 'mail', help: 'of this kind' },
    ...pageOptions,
  },
  input: v.object({ all: v.optional(v.boolean(), false), kind: v.optional(word), ...pageEntries }),
  run: async ({ services }, { all, kind, ...window }) => {
    let query = services.db
      .selectFrom('jobs')
      .select(['id', 'kind', 'run_at', 'attempts', 'last_error', 'dead']);
    if (!all) query = query.where('dead', '=', true);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    const page = await readPage(services.db, query, { time: 'run_at', id: 'id', order: 'asc' }, window);
    return listed(
      page,
      page.rows,
      (row) =>
        `${row.run_at.toISOString()}  ${row.id}  ${row.kind}  ${row.dead ? 'dead' : 'waits'}  ${row.attempts} tries  ${row.last_error ?? ''}`,
    );
  },
});

const revive = command({
  name: 'jobs revive',
  summary: 'Lets an abandoned job be tried again.',
  positionals: ['id'],
  options: {},
  input: v.object({ id: word }),
  run: (context, { id }) =>
    context.services.db.transaction().execute(async (trx) => {
      const revived = await trx
        .updateTable('jobs')
        .set({ dead: false, attempts: 0, run_at: context.services.clock() })
        .where('id', '=', id)
        .where('dead', '=', true)
        .returning('kind')
        .executeTakeFirst();
      if (!revived) throw failure('NOT_FOUND', 'Abandoned job not found.');
      await audit(trx, context, 'jobs revive', id, revived);
      return { lines: [`${revived.kind} ${id} is tried again.`], data: { id, ...revived } };
    }),
});

export const jobs = [list, revive];
