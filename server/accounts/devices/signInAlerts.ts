import type { Kysely } from 'kysely';
import { fallbackLang, type Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../kernel/services.ts';
import type { Limit } from '../../kernel/limitRules.ts';
import { resetLimit, tryConsumeLimit } from '../../kernel/rateLimits.ts';
import { isKnownDevice } from './knownDevices.ts';
import { describeUserAgent } from './userAgent.ts';

const hour = 3_600_000;

/** How many wrong codes in a row are more than a typo. */
const wrongCodesInARow = 3;
/** How recent the wrong codes in a row must be, in milliseconds. */
const rowTime = hour;

/** Whether another email may be sent, so that nobody's inbox is flooded. */
const mayMail = async (db: Kysely<Database>, limit: Limit, userId: string): Promise<boolean> =>
  (await tryConsumeLimit(db, limit, userId)) === undefined;

/** The address and language of an account's owner; undefined without an address. */
async function ownerOf(
  db: Kysely<Database>,
  { config }: Pick<Services, 'config'>,
  userId: string,
): Promise<{ to: string; lang: Lang; link: string } | undefined> {
  const owner = await db
    .selectFrom('users')
    .leftJoin('languages', 'languages.id', 'users.language_id')
    .select(['users.email', 'languages.prefix'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!owner?.email) return undefined;
  const lang = owner.prefix ?? fallbackLang;
  return { to: owner.email, lang, link: config.publicOrigin + paths.profileSecurity.href(lang) };
}

/**
 * Emails the owner of an account about a password sign-in from a device that the account does not know, except for the
 * first sign-in of a new account. Runs in the caller's transaction, before the sign-in is recorded. The user's row is
 * locked, so concurrent sign-ins from one device send one alert.
 */
export async function alertNewDevice(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
  caller: Pick<Caller, 'ip' | 'userAgent' | 'deviceKey'>,
): Promise<void> {
  if (await isKnownDevice(trx, services, userId, caller)) return;
  const owner = await ownerOf(trx, services, userId);
  if (!owner || !(await mayMail(trx, 'newDeviceMail', userId))) return;
  const now = services.clock();
  const { browser, os } = describeUserAgent(caller.userAgent ?? null);
  const { to, lang, link } = owner;
  const data = { at: now.toISOString(), browser, os, link };
  await enqueueMail(trx, { template: 'newDevice', to, lang, data }, now);
}

/**
 * Emails the owner of an account after several wrong codes in a row: anyone who is asked for a code already has the
 * password or the mailbox. Called after the wrong code is recorded.
 */
export async function alertWrongCodes(services: Services, userId: string): Promise<void> {
  const { db, clock } = services;
  const last = await db
    .selectFrom('sign_ins')
    .select('outcome')
    .where('user_id', '=', userId)
    .where('outcome', '<>', 'WRONG_PASSWORD')
    .where('created_at', '>', new Date(clock().getTime() - rowTime))
    .orderBy('created_at', 'desc')
    .limit(wrongCodesInARow)
    .execute();
  const isRow = last.length === wrongCodesInARow && last.every(({ outcome }) => outcome === 'WRONG_CODE');
  if (!isRow) return;
  await db.transaction().execute(async (trx) => {
    const owner = await ownerOf(trx, services, userId);
    if (!owner || !(await mayMail(trx, 'wrongCodesMail', userId))) return;
    const { to, lang, link } = owner;
    const data = { at: clock().toISOString(), link };
    await enqueueMail(trx, { template: 'wrongCodes', to, lang, data }, clock());
  });
}

/**
 * Resets the alert limit for wrong codes: a correct code comes from the owner, so later wrong ones trigger a new alert.
 */
export const endWrongCodes = (db: Kysely<Database>, userId: string): Promise<void> =>
  resetLimit(db, 'wrongCodesMail', userId);
