import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeUserAgent } from '../../../server/accounts/devices/userAgent.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { ask, bearer } from '../support/calls.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock, time } = services;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let userId = '';
let headers: Record<string, string> = {};

const signIn = async (user: string, userAgent?: string) =>
  bearer((await issueSession(db, clock(), { userId: user, lifetime: 'remember', userAgent })).token);

beforeEach(async () => {
  userId = (await newAccount(services)).user.id;
  headers = await signIn(userId, firefox);
});

interface Shown {
  id: string;
  current: boolean;
  browser: string | null;
  os: string | null;
  device: string;
  createdAt: string;
  lastSeenAt: string;
}

const listQuery = '{ sessions { id current browser os device createdAt lastSeenAt } }';

async function list(as = headers): Promise<Shown[]> {
  const { body } = await ask(app, listQuery, { headers: as });
  expect(body.errors).toBeUndefined();
  return body.data?.['sessions'] as Shown[]; // the shape that the query asks for
}

const revoke = (id: string, as = headers) =>
  ask(app, 'mutation ($id: ID!) { sessionRevoke(id: $id) }', { headers: as, variables: { id } });
const isSignedIn = async (as: Record<string, string>) =>
  (await ask(app, '{ me { id } }', { headers: as })).codes.length === 0;

describe('the list of sessions', () => {
  it('describes each one in words, the most recently used first, with the current one marked', async () => {
    time.advance({ minutes: 10 });
    const phone = await signIn(userId, iphone);
    expect(await list(phone)).toMatchObject([
      { current: true, browser: 'Safari', os: 'iOS', device: 'PHONE', createdAt: clock().toISOString() },
      { current: false, browser: 'Firefox', os: 'Windows', device: 'DESKTOP' },
    ]);
  });

  it('has only one’s own sessions that are still valid', async () => {
    await signIn((await newAccount(services)).user.id, iphone);
    const gone = await signIn(userId);
    await ask(app, 'mutation { logout }', { headers: gone });
    await issueSession(db, clock(), { userId, lifetime: 'short' });
    expect(await list()).toHaveLength(2);
    time.advance({ days: 2 });
    expect(await list()).toHaveLength(1);
  });

  it('requires a session', async () => {
    expect((await ask(app, listQuery)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await ask(app, '{ signIns { id } }')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await ask(app, 'mutation { sessionsRevokeOthers }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('can end one session; ending it again is not an error', async () => {
    const other = await signIn(userId, iphone);
    const id = (await list()).find(({ current }) => !current)?.id ?? '';
    expect((await revoke(id)).body.data).toEqual({ sessionRevoke: true });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(headers)).toBe(true);
    expect((await revoke(id)).body.data).toEqual({ sessionRevoke: true });
  });

  it('reports other people’s sessions as not found, and leaves them alone', async () => {
    const stranger = await signIn((await newAccount(services)).user.id);
    const [theirs] = await list(stranger);
    expect((await revoke(theirs?.id ?? '')).codes).toEqual(['NOT_FOUND']);
    expect((await revoke(randomUUID())).codes).toEqual(['NOT_FOUND']);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('can end all but the current session, and returns how many ended', async () => {
    const others = [await signIn(userId, iphone), await signIn(userId, tablet)];
    const stranger = await signIn((await newAccount(services)).user.id);
    const { body } = await ask(app, 'mutation { sessionsRevokeOthers }', { headers });
    expect(body.data).toEqual({ sessionsRevokeOthers: 2 });
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(headers)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(await list()).toHaveLength(1);
  });
});

describe('the sign-in history', () => {
  const attempt = (daysAgo: number, outcome: 'SUCCEEDED' | 'WRONG_PASSWORD' = 'SUCCEEDED', user = userId) =>
    db
      .insertInto('sign_ins')
      .values({
        id: randomUUID(),
        user_id: user,
        method: 'PASSWORD',
        outcome,
        user_agent: iphone,
        created_at: new Date(clock().getTime() - daysAgo * 86_400_000),
      })
      .execute();
  const history = async () => {
    const { body } = await ask(app, '{ signIns { method outcome browser os device createdAt } }', {
      headers,
    });
    return body.data?.['signIns'] as { outcome: string }[]; // the shape that the query asks for
  };

  it('shows how, from where and with what outcome, newest first', async () => {
    await attempt(3);
    await attempt(1, 'WRONG_PASSWORD');
    const shown = { method: 'PASSWORD', browser: 'Safari', os: 'iOS', device: 'PHONE' };
    expect(await history()).toMatchObject([
      { ...shown, outcome: 'WRONG_PASSWORD' },
      { ...shown, outcome: 'SUCCEEDED' },
    ]);
  });

  it('omits entries older than 90 days and those of other people', async () => {
    await attempt(91);
    await attempt(1, 'SUCCEEDED', (await newAccount(services)).user?.id);
    expect(await history()).toEqual([]);
  });

  it('ends after 50 entries', async () => {
    for (let day = 0; day < 60; day++) await attempt(day);
    expect(await history()).toHaveLength(50);
  });
});

describe('a user agent', () => {
  it.each([
    [firefox, { browser: 'Firefox', os: 'Windows', device: 'DESKTOP' }],
    [iphone, { browser: 'Safari', os: 'iOS', device: 'PHONE' }],
    [tablet, { browser: 'Chrome', os: 'Android', device: 'TABLET' }],
  ])('%s is shown as its browser, system and device', (header, words) => {
    expect(describeUserAgent(header)).toEqual(words);
  });

  it.each([
    null,
    '',
    'curl/8.0',
    'Mozilla/5.0 CallUsAt0900/1.0',
    '<script>alert(1)</script>',
    '9'.repeat(400),
  ])('%s is shown as unknown', (header) => {
    expect(describeUserAgent(header)).toEqual({ browser: null, os: null, device: 'UNKNOWN' });
  });
});

describe('the security page', () => {
  const pageQuery = `{
    me { id email emailVerified emailChange { email expiresAt } deletionDate }
    twoFactor { enabled enabledAt recoveryCodesLeft }
    sessions { id current browser os device createdAt lastSeenAt }
    signIns { id method outcome browser os device createdAt }
  }`;

  it('takes as many database queries for 40 sessions as for one', async () => {
    const counted = countedDatabase(db);
    const counting = await testApp({ ...services, db: counted.db });
    const queriesOf = () =>
      counted.queriesOf(async () => {
        const { codes } = await ask(counting, pageQuery, { headers });
        expect(codes).toEqual([]);
      });
    // The first run also reads the catalog.
    await queriesOf();
    const few = await queriesOf();
    for (let made = 0; made < 39; made++) {
      await signIn(userId, iphone);
      await db
        .insertInto('sign_ins')
        .values({
          id: randomUUID(),
          user_id: userId,
          method: 'LINK',
          outcome: 'SUCCEEDED',
          user_agent: iphone,
          created_at: clock(),
        })
        .execute();
    }
    expect(await list()).toHaveLength(40);
    expect(await queriesOf()).toBe(few);
    expect(few).toBeLessThan(10);
  });
});
