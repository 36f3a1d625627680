import { logList } from '../../../src/shared/desk/staff.ts';
import { failure } from '../../kernel/failure.ts';
import { implement } from '../act.ts';
import { logColumns, logEntries } from '../logRows.ts';

const list = implement(logList, {
  run: async (db, _, { actor, action, target, cursor, limit }) => {
    let query = db.selectFrom('audit_log').select(logColumns);
    if (actor !== undefined) query = query.where('actor', '=', actor);
    if (action !== undefined) query = query.where('action', '=', action);
    if (target !== undefined) query = query.where('target', '=', target);
    if (cursor !== undefined) {
      if (!/^\d{1,15}$/.test(cursor))
        throw failure('BAD_USER_INPUT', 'Page not found.', { fields: { cursor: 'invalid' } });
      query = query.where('position', '<', Number(cursor));
    }
    const rows = await query
      .orderBy('position', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    return {
      rows: await logEntries(db, shown),
      next: rows.length > limit ? String(shown.at(-1)?.position) : null,
    };
  },
  shell: {
    summary: 'Lists what was done at the desk and in the shell, newest first.',
    positionals: [],
    options: {
      actor: { value: 'shell:ada', help: 'by this actor' },
      action: { value: 'refund', help: 'only this' },
      target: { value: 'id', help: 'about this ID' },
      limit: { value: '50', help: 'so many on a page, at most 200' },
      cursor: { value: 'text', help: 'the page after this one' },
    },
    lines: ({ rows, next }) => [
      ...rows.map(
        (each) => `${each.at}  ${each.actor}  ${each.action}  ${each.target}  ${JSON.stringify(each.data)}`,
      ),
      ...(next === null ? [] : [`There are more: --cursor ${next}`]),
    ],
  },
});

export const log = [list];
