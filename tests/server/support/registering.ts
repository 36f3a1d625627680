import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { sendRegistration } from '../../../server/accounts/registration/registrationMails.ts';
import { tokenHash } from '../../../server/identity/sessions.ts';
import type { Services } from '../../../server/kernel/services.ts';
import { ask, bearer, tokenIn } from './calls.ts';

export const newAddress = (): string => `${randomUUID()}@example.com`;

export const registerMutation =
  'mutation ($input: RegisterInput!) { register(input: $input) { registration expiresAt } }';
const confirmMutation =
  'mutation ($registration: String!, $code: String!) { registrationConfirm(registration: $registration, code: $code) { token returnTo } }';

/** The input of a registration, with a test's own fields. */
export const registration = (input: object = {}) => ({
  login: newAddress(),
  password: 'a good password',
  language: 'en',
  acceptsTerms: true,
  ...input,
});

/** Registers and returns the registration's token. */
export async function beginRegistration(app: FastifyInstance, input: object = {}): Promise<string> {
  const { body } = await ask(app, registerMutation, { variables: { input: registration(input) } });
  expect(body.data).toMatchObject({ register: { registration: expect.stringMatching(/^[\w-]{43}$/) } });
  return (body.data as { register: { registration: string } }).register.registration; // checked one line before
}

export const confirmBy = (
  app: FastifyInstance,
  variables: { registration: string; code: string },
  headers: Record<string, string> = {},
) => ask(app, confirmMutation, { variables, headers });

/** Runs the job of a registration and returns the code in its mail, without sending that mail. */
async function codeOfRegistration({ db, ...services }: Services, token: string): Promise<string> {
  const { id } = await db
    .selectFrom('pending_registrations')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow();
  const queued = await db.selectFrom('jobs').select('id').execute();
  await sendRegistration({ ...services, db }, id);
  const known = new Set(queued.map((job) => job.id));
  const jobs = await db.selectFrom('jobs').selectAll().execute();
  let code = '';
  for (const job of jobs) {
    const isOwn = job.kind === 'registration.send' && JSON.stringify(job.payload).includes(id);
    if (known.has(job.id) && !isOwn) continue;
    code ||= /"code": ?"(\d{6})"/.exec(JSON.stringify(job.payload))?.[1] ?? '';
    await db.deleteFrom('jobs').where('id', '=', job.id).execute();
  }
  return code;
}

/** Creates an account with a verified address, and returns its address and token; leaves no mail in the queue. */
export async function registered(
  services: Services,
  app: FastifyInstance,
  input: { login?: string; password?: string } & Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<{ login: string; password: string; token: string }> {
  const account = registration(input);
  const token = await beginRegistration(app, account);
  const code = await codeOfRegistration(services, token);
  const { body } = await confirmBy(app, { registration: token, code }, headers);
  const { login, password } = account;
  return { login, password, token: tokenIn(body.data, 'registrationConfirm') };
}

/** An account from before addresses were verified first; its verification link is mailed. */
export async function unproven(
  services: Services,
  app: FastifyInstance,
  input: Parameters<typeof registered>[2] = {},
): Promise<{ login: string; password: string; token: string }> {
  const account = await registered(services, app, input);
  await services.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('login', '=', account.login)
    .execute();
  const { codes } = await ask(app, 'mutation { emailVerificationRequest }', {
    headers: bearer(account.token),
  });
  expect(codes).toEqual([]);
  await services.db.deleteFrom('rate_limits').where('key', 'like', 'verifyEmailUser%').execute();
  return account;
}
