import { accountBlock, accountUnblock, twoFactorOff } from '../../../src/shared/desk/customer.ts';
import { turnOffTwoFactor } from '../../accounts/twoFactor/twoFactor.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';
import { failure } from '../../kernel/failure.ts';
import { commandName, implement } from '../act.ts';
import { audit } from '../command.ts';
import { customerBy } from '../inputs.ts';
import { person } from '../subject.ts';

const accountSwitch = (act: typeof accountBlock | typeof accountUnblock) => {
  const isBlock = act.name === 'account.block';
  return implement(act, {
    about: async (db, { login }) => person((await customerBy(db, login)).id),
    run: async (trx, context, { login, reason }) => {
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
        .set({ blocked_at: isBlock ? (account.blocked_at ?? now) : null })
        .where('id', '=', account.id)
        .execute();
      if (isBlock) await revokeSessionsOf(trx, now, account.id);
      await audit(
        trx,
        context,
        commandName(act.name),
        account.id,
        { reason: reason ?? null },
        { before: { blocked: account.blocked_at !== null }, after: { blocked: isBlock } },
      );
      return { id: account.id, login, blocked: isBlock };
    },
    shell: {
      summary: isBlock
        ? 'Logs an account out everywhere and blocks it from logging in.'
        : 'Lets an account log in again.',
      positionals: ['login'],
      options: { reason: { value: 'text', help: 'why, for the records' } },
      lines: ({ login, blocked }) => [`${login} ${blocked ? 'is blocked' : 'may log in again'}.`],
    },
  });
};

const factorOff = implement(twoFactorOff, {
  about: async (db, { user }) => person((await customerBy(db, user)).id),
  run: async (trx, context, { user, reason }) => {
    const { id } = await customerBy(trx, user);
    const owner = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (owner.totp_enabled_at === null) throw failure('CONFLICT', 'Two-factor authentication is off.');
    await turnOffTwoFactor(trx, context.services, owner);
    await audit(
      trx,
      context,
      'two-factor off',
      id,
      { reason },
      { before: { secondFactor: true }, after: { secondFactor: false } },
    );
    return { id };
  },
  shell: {
    summary:
      'Turns off two-factor authentication for an account whose owner lost it, and notifies the owner.',
    positionals: ['user'],
    options: { reason: { value: 'text', help: 'how the owner was recognized, for the records' } },
    lines: (_, { user }) => [`The second factor of ${user} is off.`],
  },
});

export const account = [accountSwitch(accountBlock), accountSwitch(accountUnblock), factorOff];
