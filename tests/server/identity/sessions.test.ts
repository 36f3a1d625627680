import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findSession } from '../../../server/identity/findSession.ts';
import {
  issueSession,
  revokeSessionsOf,
  tokenHash,
  type Lifetime,
} from '../../../server/identity/sessions.ts';
import { housekeeping } from '../../../server/housekeeping.ts';
import { timeZoneOf } from '../../../server/kernel/timeZone.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock, time } = services;
const demo = { login: 'demo@orrery.example', password: 'orrery-demo-1' };

let userId = '';
beforeEach(async () => {
  userId = (await newAccount(services)).user.id;
});

const open = async (lifetime: Lifetime) => (await issueSession(db, clock(), { userId, lifetime })).token;
const isGood = async (token: string) => (await findSession(db, clock(), token))?.user.id === userId;
const me = (headers: Record<string, string>) => ask(app, '{ me { id } }', { headers });

describe('a user’s time zone', () => {
  const zone = async () =>
    (await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow())
      .time_zone;

  it('is the one of their browser, and updated when the session’s use is recorded', async () => {
    const token = await open('short');
    const from = (timezone: string) => me({ ...bearer(token), timezone });
    await from('Asia/Tokyo');
    expect(await zone()).toBe('Asia/Tokyo');
    // Another device elsewhere, shortly after.
    await from('Europe/Berlin');
    expect(await zone()).toBe('Asia/Tokyo');
    time.advance({ minutes: 6 });
    await from('Europe/Berlin');
    expect(await zone()).toBe('Europe/Berlin');
  });

  it('is stored and cached once, however it is spelled', async () => {
    await me({ ...bearer(await open('short')), timezone: 'America/Argentina/SALTA' });
    expect(await zone()).toBe('America/Argentina/Salta');
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    expect(timeZoneOf('aMERICA/argentina/salta')).toBe('America/Argentina/Salta');
    expect(formats).not.toHaveBeenCalled();
    formats.mockRestore();
  });

  it.each(['Mars/Olympus', 'UTC; drop table users', '../../etc', 'x'.repeat(200), ''])(
    'cannot be “%s”',
    async (timezone) => {
      const { body } = await me({ ...bearer(await open('short')), timezone });
      expect(body).toMatchObject({ data: { me: { id: userId } } });
      expect(await zone()).toBeNull();
    },
  );
});

describe('the session lookup', () => {
  it('takes one query for all concurrent requests, and each gets its own', async () => {
    const tokens = new Map<string, string | undefined>([['nobody’s', undefined]]);
    for (let count = 0; count < 20; count += 1) {
      const other = (await newAccount(services)).user.id;
      tokens.set((await issueSession(db, clock(), { userId: other, lifetime: 'short' })).token, other);
    }
    const revoked = await open('short');
    await revokeSessionsOf(db, clock(), userId);
    tokens.set(revoked, undefined);
    const counted = countedDatabase(db);
    const found = new Map<string, string | undefined>();
    const queries = await counted.queriesOf(() =>
      Promise.all(
        [...tokens.keys(), ...tokens.keys()].map(async (token) => {
          found.set(token, (await findSession(counted.db, clock(), token))?.user.id);
        }),
      ),
    );
    expect(found).toEqual(tokens);
    expect(queries).toBe(1);
  });

  it('sees a session that was revoked while an earlier lookup is in flight', async () => {
    const token = await open('short');
    const other = db.withoutPlugins();
    const sent = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    vi.spyOn(other, 'executeQuery').mockImplementationOnce(async (query) => {
      const result = await db.executeQuery(query);
      sent.resolve();
      await received.promise;
      return result;
    });
    const earlier = findSession(other, clock(), token);
    await sent.promise;
    await revokeSessionsOf(db, clock(), userId);
    const later = findSession(other, clock(), token);
    received.resolve();
    expect((await earlier)?.user.id).toBe(userId);
    expect(await later).toBeUndefined();
  });

  it('still works after a migration adds a column', async () => {
    const token = await open('short');
    // Often enough for the connection to prepare the statement.
    for (let count = 0; count < 12; count += 1) expect(await isGood(token)).toBe(true);
    await sql`alter table users add column added_later text`.execute(db);
    for (let count = 0; count < 12; count += 1) expect(await isGood(token)).toBe(true);
    await sql`alter table users drop column added_later`.execute(db);
    expect(await isGood(token)).toBe(true);
  });
});

describe('a session', () => {
  it('is an opaque token, and the database has only its hash', async () => {
    const token = await open('short');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
    expect(rows[0]?.token_hash).toEqual(tokenHash(token));
    // Searches raw bytes: as JSON they would be numbers, and the token could not be found in them.
    const stored = rows.flatMap((row) =>
      Object.values(row).map((value) => (value instanceof Uint8Array ? value : Buffer.from(String(value)))),
    );
    for (const secret of [token, Buffer.from(token, 'base64url')])
      expect(stored.some((bytes) => Buffer.from(bytes).includes(secret))).toBe(false);
  });

  it.each([
    ['short', 1],
    ['remember', 30],
    ['link', 30],
    ['guest', 90],
  ] as const)('with lifetime %s ends after %i days', async (lifetime, days) => {
    const token = await open(lifetime);
    time.advance({ days, seconds: -1 });
    expect(await isGood(token)).toBe(true);
    time.advance({ seconds: 1 });
    expect(await isGood(token)).toBe(false);
  });

  it('ends by logging out, without ending others', async () => {
    const [one, other] = [await open('remember'), await open('remember')];
    expect((await ask(app, 'mutation { logout }', { headers: bearer(one) })).body.data).toEqual({
      logout: true,
    });
    expect((await me(bearer(one))).codes).toEqual(['UNAUTHENTICATED']);
    expect((await me(bearer(other))).body.data).toEqual({ me: { id: userId } });
    expect((await ask(app, 'mutation { logout }', { headers: bearer(one) })).body.data).toEqual({
      logout: true,
    });
  });

  it('ends along with all others of its user', async () => {
    const tokens = [await open('remember'), await open('short')];
    await revokeSessionsOf(db, clock(), userId);
    expect(await Promise.all(tokens.map(isGood))).toEqual([false, false]);
  });

  it('is useless once its account is blocked', async () => {
    const token = await open('remember');
    await db.updateTable('users').set({ blocked_at: clock() }).where('id', '=', userId).execute();
    expect((await me(bearer(token))).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('records only occasionally when it was last used', async () => {
    const token = await open('remember');
    const seen = async () =>
      (
        await db
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('token_hash', '=', tokenHash(token))
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    const opened = await seen();
    time.advance({ minutes: 1 });
    await me(bearer(token));
    expect(await seen()).toEqual(opened);
    time.advance({ minutes: 5 });
    await me(bearer(token));
    expect(await seen()).toEqual(clock());
  });

  it('is deleted from the database long after its end', async () => {
    const token = await open('short');
    time.advance({ days: 30 });
    await housekeeping(services);
    const rows = () =>
      db.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash(token)).execute();
    expect(await rows()).toHaveLength(1);
    time.advance({ days: 2 });
    await housekeeping(services);
    expect(await rows()).toHaveLength(0);
  });
});

describe('a caller', () => {
  it('is nobody without a token', async () => {
    expect((await me({})).body.data).toEqual({ me: null });
    expect((await ask(app, '{ purchases { Pagination { total } } }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it.each([
    ['unknown', `Bearer ${randomUUID()}`],
    ['of another scheme', 'Basic ZGVtbzpkZW1v'],
    ['empty', 'Bearer '],
    ['extremely long', `Bearer ${'x'.repeat(5000)}`],
  ])('is refused with a token that is %s, but can still see public data', async (_, authorization) => {
    expect((await me({ authorization })).codes).toEqual(['UNAUTHENTICATED']);
    const { body, codes } = await ask(
      app,
      '{ productById(id: "1") { id } purchases { Pagination { total } } }',
      { headers: { authorization } },
    );
    expect(codes).toEqual(['UNAUTHENTICATED']);
    expect(body.data).toBeNull();
    expect(
      (await ask(app, '{ productById(id: "1") { id } }', { headers: { authorization } })).body.data,
    ).toEqual({ productById: { id: '1' } });
  });

  it('is never identified by a cookie', async () => {
    const token = await open('remember');
    expect((await me({ cookie: `token=${token}` })).body.data).toEqual({ me: null });
  });
});

const asDemoUser = async () =>
  bearer((await logIn(app, demo)).json<{ data: { token: string } }>().data.token);

describe('the demo user', () => {
  const account = `fullName balance balances { amount Currency { code } } hadSubscriptionBefore monthsFromRegistration
    Country { name } City { name } Currency { code name symbol } Language { code } ProjectSettings { id meta } avatar { path }
    Subscription { status price renew isTrial activationsLeft maxActivated Currency { code } Plan { title Product { id } } }
    SubscriptionPurchase { status Product { title } }`;

  it('has a wallet, a subscription and purchases', async () => {
    const headers = { ...(await asDemoUser()), 'accept-language': 'de' };
    const { body } = await ask(app, `{ me { ${account} } }`, { headers });
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      me: {
        fullName: 'Ada Marlow',
        balance: expect.stringMatching(/^\d+\.\d\d$/),
        hadSubscriptionBefore: true,
        Currency: { code: 'USD', name: 'US-Dollar', symbol: '$' },
        Subscription: { status: 'ACTIVE', Plan: { title: expect.any(String) } },
        SubscriptionPurchase: [{ status: 'ACTIVE', Product: { title: expect.any(String) } }],
      },
    });
  });

  it('takes few queries, even if everything is requested repeatedly', async () => {
    const headers = await asDemoUser();
    const counted = countedDatabase(services.db);
    const counting = await testApp({ ...services, db: counted.db });
    const queriesOf = (query: string) =>
      counted.queriesOf(async () => {
        expect((await ask(counting, query, { headers })).codes).toEqual([]);
      });
    // Fields resolved slightly later are batched separately, so the number can vary a little.
    expect(await queriesOf(`{ me { ${account} } }`)).toBeLessThan(30);
    expect(
      await queriesOf(`{ me { ${account} } again: me { ${account} } third: me { ${account} } }`),
    ).toBeLessThan(30);
    await counting.close();
  });
});
