import * as v from 'valibot';
import { normalizeEmail } from '../../../src/shared/validation.ts';
import { revokeSessionsOf } from '../../accounts/sessions.ts';
import { failure } from '../../graphql/errors.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';

const accountSwitch = (to: 'block' | 'unblock') =>
  command({
    name: `account ${to}`,
    summary:
      to === 'block'
        ? 'Signs an account out everywhere and keeps it from logging in.'
        : 'Lets an account log in again.',
    positionals: ['login'],
    options: { reason: { value: 'text', help: 'why, for the records' } },
    input: v.object({ login: v.pipe(word, v.transform(normalizeEmail)), reason: v.optional(word) }),
    run: (context, { login, reason }) =>
      context.services.db.transaction().execute(async (trx) => {
        const now = context.services.clock();
        const account = await trx
          .selectFrom('users')
          .select(['id', 'blocked_at'])
          .where('login', '=', login)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!account) throw failure('NOT_FOUND', 'There is no such account.');
        await trx
          .updateTable('users')
          .set({ blocked_at: to === 'block' ? (account.blocked_at ?? now) : null })
          .where('id', '=', account.id)
          .execute();
        if (to === 'block') await revokeSessionsOf(trx, now, account.id);
        await audit(trx, context, `account ${to}`, account.id, { reason: reason ?? null });
        return {
          lines: [`${login} ${to === 'block' ? 'is blocked' : 'may log in again'}.`],
          data: { id: account.id, login, blocked: to === 'block' },
        };
      }),
  });

export const account = [accountSwitch('block'), accountSwitch('unblock')];
