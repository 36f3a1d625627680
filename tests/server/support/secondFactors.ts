import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { ask, bearer, logIn } from './calls.ts';
import type { TestServices } from './harness.ts';
import { registered } from './registering.ts';

export const password = 'a good password';

/** The error for a wrong code. */
export const wrongCode = { code: 'BAD_USER_INPUT', fields: { otp: 'wrongCode' } };

export interface Member {
  login: string;
  id: string;
  headers: Record<string, string>;
}

/** A member with a second factor. */
export interface Guarded extends Member {
  secret: string;
  codes: string[];
}

export const errorOf = (response: { json: () => { error?: unknown } }) => response.json().error;

const noSetup = { secret: '', uri: '' };

/** The secret and the URI in a response to `begin`. */
export const setupIn = ({ body }: Awaited<ReturnType<typeof ask>>): typeof noSetup =>
  // The shape that `begin` requests.
  (body.data?.['twoFactorBegin'] as typeof noSetup | undefined) ?? noSetup;

/** The second factor calls of a server's members. */
export function secondFactorsOf(services: TestServices, app: FastifyInstance) {
  const { db, time, clock } = services;

  const mutate = ({ headers }: Pick<Member, 'headers'>, query: string, variables: object) =>
    ask(app, query, { variables, headers });

  const begin = (who: Pick<Member, 'headers'>, given = password) =>
    mutate(who, 'mutation ($password: String!) { twoFactorBegin(password: $password) { secret uri } }', {
      password: given,
    });
  const confirm = (who: Member, otp: string) =>
    mutate(who, 'mutation ($otp: String!) { twoFactorConfirm(otp: $otp) }', { otp });

  /** The code that an authenticator app shows now, or some steps from now. */
  const codeOf = (secret: string, steps = 0): string =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: clock().getTime() + steps * 30_000,
    });

  async function newMember(language = 'en'): Promise<Member> {
    const { login, token } = await registered(services, app, { language });
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow();
    return { login, id, headers: bearer(token) };
  }

  async function secretOf(who: Member): Promise<string> {
    return setupIn(await begin(who)).secret;
  }

  return {
    begin,
    confirm,
    codeOf,
    newMember,
    secretOf,

    disable: (who: Member, given = password) =>
      mutate(who, 'mutation ($password: String!) { twoFactorDisable(password: $password) }', {
        password: given,
      }),
    renew: (who: Member, given = password) =>
      mutate(who, 'mutation ($password: String!) { recoveryCodesRenew(password: $password) }', {
        password: given,
      }),
    state: async ({ headers }: Member) =>
      (await ask(app, '{ twoFactor { enabled enabledAt recoveryCodesLeft } }', { headers })).body.data?.[
        'twoFactor'
      ],

    /** A member with a verified address and a second factor; the clock moves past the code that turned it on. */
    async guarded(): Promise<Guarded> {
      const who = await newMember();
      await db.updateTable('users').set({ email_verified_at: clock() }).where('id', '=', who.id).execute();
      const secret = await secretOf(who);
      const { body } = await confirm(who, codeOf(secret));
      time.advance({ seconds: 30 });
      return { ...who, secret, codes: body.data?.['twoFactorConfirm'] as string[] }; // what `confirm` requests
    },

    /** Logs in with the right password. */
    enter: (
      { login }: Pick<Member, 'login'>,
      otp?: string,
      { headers = {}, ip }: { headers?: Record<string, string>; ip?: string } = {},
    ) => logIn(app, { login, password, ...(otp !== undefined && { otp }) }, { headers, ...(ip && { ip }) }),
  };
}
