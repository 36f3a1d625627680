import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { registrationHours } from '../../../src/shared/registration.ts';
import { safeReturnPath } from '../../../src/shared/returnPath.ts';
import { registerForm, utm } from '../../../src/shared/validation.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { isCommonPassword } from '../passwords/commonPasswords.ts';
import { languageInput } from '../links/linkRequest.ts';
import { consumeMailLimit } from '../limits/mailLimits.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { registrationJob } from './registrationMails.ts';
import { registrationOfToken, registrationOver } from './pendingRegistration.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { newToken, tokenHash } from '../../identity/sessions.ts';

const form = v.object({
  ...registerForm.entries,
  language: languageInput,
  currencyId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  utm: v.optional(utm, {}),
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(2048))),
});

/** A pending registration as the browser sees it. */
export interface RegistrationPending {
  registration: string;
  /** ISO 8601. */
  expiresAt: string;
}

const emptyToNull = (text: string | undefined): string | null => (text ? text : null);

/**
 * Accepts a registration, which stays pending until its address is verified. The queue checks later whether the address
 * has an account, and emails either the link and code or a notice to the owner, so neither the response nor its timing
 * reveals it.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED
 */
export async function register(
  services: Services,
  caller: Caller,
  input: unknown,
): Promise<RegistrationPending> {
  const { db, clock } = services;
  const wanted = parseInput(form, input);
  if (await isCommonPassword(wanted.password, wanted.login))
    throw failure('BAD_USER_INPUT', 'Too common a password.', { fields: { password: 'passwordCommon' } });
  await consumeLimit(db, 'registerIp', caller.ip);
  const mayMail = await consumeMailLimit(services, caller, { to: wanted.login });
  const passwordHash = await hashPassword(wanted.password, { ip: caller.ip, account: wanted.login });

  const id = randomUUID();
  const registration = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + registrationHours * 3_600_000);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('pending_registrations')
      .values({
        id,
        token_hash: tokenHash(registration),
        login: wanted.login,
        password_hash: passwordHash,
        first_name: emptyToNull(wanted.firstName),
        last_name: emptyToNull(wanted.lastName),
        language: wanted.language,
        currency_id: wanted.currencyId ?? null,
        utm: JSON.stringify(wanted.utm),
        return_to: safeReturnPath(wanted.returnTo) ?? null,
        link_hash: null,
        code_hash: null,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    // An inbox that has had enough emails gets none, but the response is the same; the page offers to resend it.
    if (mayMail) await enqueue(trx, registrationJob, { id }, now);
  });
  return { registration, expiresAt: expiresAt.toISOString() };
}

/**
 * Sends a registration's email again, with a new link and code.
 * @throws Failure NOT_FOUND for a registration that has ended; RATE_LIMITED
 */
export async function resendRegistration(
  services: Services,
  caller: Caller,
  registration: string,
): Promise<RegistrationPending> {
  const { db, clock } = services;
  await consumeLimit(db, 'registerIp', caller.ip);
  const row = await registrationOfToken(db, clock(), registration);
  if (!row) throw registrationOver();
  if (await consumeMailLimit(services, caller, { to: row.login }))
    await enqueue(db, registrationJob, { id: row.id }, clock());
  return { registration, expiresAt: row.expires_at.toISOString() };
}
