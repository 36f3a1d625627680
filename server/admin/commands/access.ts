import type { Kysely } from 'kysely';
import { accessGive, accessTake } from '../../../src/shared/desk/customer.ts';
import { fallbackLang } from '../../../src/shared/languages.ts';
import { languageOfUser } from '../../accounts/profile/languageOfUser.ts';
import { giveFreely } from '../../commerce/checkout/giveFreely.ts';
import { endGrant } from '../../commerce/subscriptions/endGrant.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { implement } from '../act.ts';
import { audit } from '../command.ts';
import { customerBy, lastMoment } from '../inputs.ts';
import { person } from '../subject.ts';

const reason = { value: 'text', help: 'why, for the records' };

const give = implement(accessGive, {
  about: async (db, { user }) => person((await customerBy(db, user)).id),
  run: async (trx, context, { user: name, tariff, until, reason: because }) => {
    const { services } = context;
    const user = await customerBy(trx, name);
    if (user.merged_into !== null || user.blocked_at !== null)
      throw failure('CONFLICT', 'This account is closed.');
    const order = await giveFreely(trx, services, {
      user,
      tariffId: tariff,
      email: user.login ?? user.email,
      lang: user.language_id === null ? fallbackLang : await languageOfUser(trx, user),
      until: until === undefined ? undefined : await lastMoment(trx, until),
    });
    const grant = await trx
      .selectFrom('grants')
      .select(['id', 'ends_at'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const endsAt = grant.ends_at?.toISOString() ?? null;
    await audit(
      trx,
      context,
      'access give',
      user.id,
      { tariff, reason: because, orderId: order.id },
      { after: { grantId: grant.id, endsAt } },
    );
    return { grantId: grant.id, userId: user.id, endsAt };
  },
  shell: {
    summary: 'Gives someone a product without payment.',
    positionals: ['user', 'tariff'],
    options: {
      until: { value: '2026-12-31', help: 'until the end of this day; else as it is sold' },
      reason,
    },
    lines: ({ grantId, endsAt }, { user, tariff }) => [
      `${user} has ${tariff} until ${endsAt ?? 'no end'}. Access ${grantId}`,
    ],
  },
});

const ownerOf = async (db: Kysely<Database>, grantId: string): Promise<string> => {
  const grant = await db.selectFrom('grants').select('user_id').where('id', '=', grantId).executeTakeFirst();
  if (!grant) throw failure('NOT_FOUND', 'Access not found.');
  return grant.user_id;
};

const take = implement(accessTake, {
  about: async (db, { grant }) => person(await ownerOf(db, grant)),
  run: async (trx, context, { grant: id, reason: because }) => {
    const ended = await endGrant(trx, context.services, id);
    const { kind, subject, user_id: userId } = ended;
    await audit(
      trx,
      context,
      'access take',
      userId,
      { grantId: id, kind, subject, reason: because },
      {
        before: { endsAt: ended.ends_at?.toISOString() ?? null },
        after: { endsAt: context.services.clock().toISOString() },
      },
    );
    return { grantId: id, userId };
  },
  shell: {
    summary: 'Ends access that someone was given or bought, without a refund.',
    positionals: ['grant'],
    options: { reason },
    lines: ({ grantId, userId }) => [`Access ${grantId} of ${userId} has ended.`],
  },
});

export const access = [give, take];
