import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { spokenCode } from '../../../src/shared/texts.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { tokenHash } from '../../identity/sessions.ts';

export type PendingRegistration = Selectable<Database['pending_registrations']>;

/** How many wrong codes are allowed per email. */
const maxAttempts = 5;

/** A six-digit code for typing in. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Six digits could be brute-forced offline, so the hash is keyed too. */
export const codeHashOf = ({ secret }: Pick<Services, 'secret'>, id: string, code: string): Buffer =>
  createHmac('sha256', secret('registration-codes')).update(`${id}:${code}`).digest();

export const registrationOver = () => failure('NOT_FOUND', 'This registration has ended.');

/** Whether a token is the one given to the browser that registered. */
export const holdsToken = (row: PendingRegistration, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(tokenHash(token), row.token_hash);

const waiting = (db: Kysely<Database>, now: Date) =>
  db.selectFrom('pending_registrations').selectAll().where('expires_at', '>', now);

/** The registration that a mailed link belongs to. */
export const registrationOfLink = (
  db: Kysely<Database>,
  now: Date,
  code: string,
): Promise<PendingRegistration | undefined> =>
  waiting(db, now).where('link_hash', '=', tokenHash(code)).executeTakeFirst();

/** The registration that a browser's token belongs to. */
export const registrationOfToken = (
  db: Kysely<Database>,
  now: Date,
  token: string,
): Promise<PendingRegistration | undefined> =>
  waiting(db, now).where('token_hash', '=', tokenHash(token)).executeTakeFirst();

/**
 * The registration of a browser's token, if the code is the one mailed for it. The attempt is counted before the code
 * is checked, so that parallel guesses count too. If the address already has an account, no code is right.
 * @throws Failure NOT_FOUND for a registration that has ended or has no attempts left; BAD_USER_INPUT (`code`);
 * RATE_LIMITED
 */
export async function registrationOfCode(
  services: Pick<Services, 'db' | 'clock' | 'secret'>,
  token: string,
  code: string,
): Promise<PendingRegistration> {
  const row = await services.db
    .updateTable('pending_registrations')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where('attempts', '<', maxAttempts)
    .where('expires_at', '>', services.clock())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw registrationOver();
  await consumeLimit(services.db, 'registrationCodeAddress', row.login);
  const given = codeHashOf(services, row.id, spokenCode(code.slice(0, 64)));
  // Without a stored hash, compares the given one with itself, which takes as long.
  const isRight = timingSafeEqual(given, row.code_hash ?? given) && row.code_hash !== null;
  if (!isRight) throw failure('BAD_USER_INPUT', 'This is not the code.', { fields: { code: 'wrongCode' } });
  return row;
}
