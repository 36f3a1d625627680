import { signedIn, type Caller, type User } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import { exportActivity } from './exportActivity.ts';
import { exportMembership } from './exportMembership.ts';
import { markKeysShown } from '../../commerce/library/personalKeys.ts';
import { numberReceipts } from '../../commerce/checkout/numberReceipts.ts';
import { exportMoney } from './exportMoney.ts';
import { amountsOf, iso, type ExportOf } from './exportFormats.ts';
import { wantsReminders } from '../profile/paymentReminders.ts';
import { parsePassword } from '../passwords/parsePassword.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { ExportedField } from '../../identity/userColumns.ts';

/** The largest stored size of the profile picture. */
async function pictureOf({ db, userId }: ExportOf) {
  const picture = await db
    .selectFrom('avatars')
    .innerJoin('avatar_images', 'avatar_images.avatar_id', 'avatars.id')
    .select(['avatars.file_name', 'avatars.created_at', 'avatar_images.bytes'])
    .where('avatars.user_id', '=', userId)
    .orderBy('avatar_images.pixels', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    picture && {
      fileName: picture.file_name,
      uploadedAt: iso(picture.created_at),
      image: `data:image/webp;base64,${picture.bytes.toString('base64')}`,
    }
  );
}

/** The caller's own row. Fails to compile if an exported column is missing. */
async function profileOf(of: ExportOf, user: User) {
  const chosen = await of.db
    .selectFrom('users')
    .innerJoin('currencies', 'currencies.id', 'users.currency_id')
    .leftJoin('countries', 'countries.id', 'users.country_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .select([
      'countries.code as country',
      'cities.name as city',
      'languages.tag as language',
      'currencies.code as currency',
    ])
    .where('users.id', '=', user.id)
    .executeTakeFirstOrThrow();
  const own = {
    id: user.id,
    login: user.login,
    email: user.email,
    emailVerifiedAt: iso(user.email_verified_at),
    firstName: user.first_name,
    lastName: user.last_name,
    userName: user.user_name,
    phone: user.phone,
    birthDate: user.birth_date,
    gender: user.gender,
    ...chosen,
    preferences: user.project_settings,
    campaign: user.utm,
    timeZone: user.time_zone,
    secondFactorSince: iso(user.totp_enabled_at),
    registeredAt: iso(user.created_at),
    deletionDate: iso(user.deletion_date),
  } satisfies Record<ExportedField, unknown>;
  return { ...own, paymentReminders: await wantsReminders(of.db, user), picture: await pictureOf(of) };
}

/**
 * Everything stored about the caller, oldest first, with amounts as `19.90 USD`; no secrets and no hashes of secrets.
 * The number of queries does not depend on the amount of data.
 * @throws Failure UNAUTHENTICATED, FORBIDDEN for a guest, BAD_USER_INPUT, RATE_LIMITED
 */
export async function exportAccount(services: Services, caller: Caller, password: string) {
  const { db, clock } = services;
  const user = signedIn(caller);
  await confirmPassword(services, caller, user, parsePassword(password));
  await consumeLimit(db, 'accountExport', user.id);
  await markKeysShown(db, clock(), user.id);
  return exportPerson(services, user);
}

/** The same for any account, or a guest. */
export async function exportPerson(services: Services, user: User) {
  const { db, clock } = services;
  await numberReceipts(services);
  const of = { db, userId: user.id, amount: await amountsOf(db) };
  return {
    exportedAt: clock().toISOString(),
    profile: await profileOf(of, user),
    ...(await exportMoney(of)),
    ...(await exportMembership(of)),
    ...(await exportActivity(of)),
  };
}
