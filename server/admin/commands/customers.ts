import * as v from 'valibot';
import { accountsLike } from '../../identity/accountsLike.ts';
import { command } from '../command.ts';
import { word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

const list = command({
  name: 'customers list',
  summary: 'Lists accounts, newest first.',
  positionals: [],
  options: {
    search: { value: 'text', help: 'whose address contains this' },
    ...pageOptions,
  },
  input: v.object({ search: v.optional(word), ...pageEntries }),
  run: async ({ services: { db } }, { search, ...window }) => {
    let query = db
      .selectFrom('users')
      .select(['id', 'login', 'email_verified_at', 'blocked_at', 'created_at'])
      .where('login', 'is not', null);
    if (search !== undefined) query = query.where('id', 'in', (await accountsLike(db, search)).select('id'));
    const page = await readPage(db, query, { time: 'created_at', id: 'id', order: 'desc' }, window);
    return listed(
      page,
      page.rows,
      (row) =>
        `${row.created_at.toISOString()}  ${row.id}  ${row.login ?? ''}${row.blocked_at === null ? '' : '  blocked'}`,
    );
  },
});

export const customers = [list];
