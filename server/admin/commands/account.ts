import * as v from 'valibot';
import { turnOffTwoFactor } from '../../accounts/twoFactor/twoFactor.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { customerBy, word } from '../inputs.ts';

const accountSwitch = (to: 'block' | 'unblock') =>
  command({
    name: `account ${to}`,
    summary:
      to === 'block'
        ? 'Logs an account out everywhere and blocks it from logging in.'
        : 'Lets an account log in again.',
    positionals: ['login'],
    options: { reason: { value: 'text', help: 'why, for the records' } },
    input: v.object({ login: word, reason: v.optional(word) }),
    run: (context, { login, reason }) =>
      context.services.db.transaction().execute(async (trx) => {
        const now = context.services.clock();
        const { id } = await customerBy(trx, login);
        const account = await trx
          .selectFrom('users')
          .select(['id', 'blocked_at'])
          .where('id', '=', id)
          .forNoKeyUpdate()
          .executeTakeFirstOrThrow();
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

const twoFactorOff = command({
  name: 'two-factor off',
  summary: 'Turns off two-factor authentication for an account whose owner lost it, and notifies the owner.',
  positionals: ['user'],
  options: { reason: { value: 'text', help: 'how the owner was recognized, for the records' } },
  input: v.object({ user: word, reason: word }),
  run: (context, { user, reason }) =>
    context.services.db.transaction().execute(async (trx) => {
      const { id } = await customerBy(trx, user);
      const owner = await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (owner.totp_enabled_at === null) throw failure('CONFLICT', 'Two-factor authentication is off.');
      await turnOffTwoFactor(trx, context.services, owner);
      await audit(trx, context, 'two-factor off', id, { reason });
      return { lines: [`The second factor of ${user} is off.`], data: { id } };
    }),
});

export const account = [accountSwitch('block'), accountSwitch('unblock'), twoFactorOff];
