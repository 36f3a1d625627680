import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../server/kernel/limitRules.ts';
import { issueSession, newToken, tokenHash } from '../../../server/identity/sessions.ts';
import { ask, bearer } from '../support/calls.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock, time } = services;

const person = async () => (await newAccount(services)).user.id;
const open = async (userId: string) => (await issueSession(db, clock(), { userId, lifetime: 'short' })).token;
const hashOf = (token: string) => tokenHash(token).toString('base64url');

const mutation = 'mutation ($tokenHashes: [String!]!) { sessionsEnd(tokenHashes: $tokenHashes) }';
const end = (tokenHashes: readonly string[], headers: Record<string, string> = {}) =>
  ask(app, mutation, { variables: { tokenHashes }, headers });
const isGood = async (token: string) =>
  (await ask(app, '{ me { id } }', { headers: bearer(token) })).codes.length === 0;
const done = { data: { sessionsEnd: true } };

describe('ending sessions by the hashes of their tokens', () => {
  it('ends the named ones, whether the caller is signed in or not, and no other of the same person', async () => {
    const userId = await person();
    const [first, second, third] = [await open(userId), await open(userId), await open(userId)];
    expect((await end([hashOf(first), hashOf(second)])).body).toEqual(done);
    expect([await isGood(first), await isGood(second), await isGood(third)]).toEqual([false, false, true]);
  });

  it('keeps the caller’s session unless it is named', async () => {
    const [mine, guest] = [await open(await person()), await open(await person())];
    expect((await end([hashOf(guest)], bearer(mine))).body).toEqual(done);
    expect([await isGood(mine), await isGood(guest)]).toEqual([true, false]);
    expect((await end([hashOf(mine)], bearer(mine))).body).toEqual(done);
    expect(await isGood(mine)).toBe(false);
  });

  it('ends no session for a hash that matches no token, with the same answer', async () => {
    const theirs = await open(await person());
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', tokenHash(theirs))
      .executeTakeFirstOrThrow();
    // Neither the token, the hash of its hash, nor the hash of the session's id identifies a session.
    const others = [hashOf(newToken()), theirs, hashOf(hashOf(theirs)), hashOf(id)];
    expect((await end(others, bearer(await open(await person())))).body).toEqual(done);
    expect(await isGood(theirs)).toBe(true);
  });

  it('does not change when an already ended session ended', async () => {
    const token = await open(await person());
    const endedAt = async () =>
      (
        await db
          .selectFrom('sessions')
          .select('revoked_at')
          .where('token_hash', '=', tokenHash(token))
          .executeTakeFirstOrThrow()
      ).revoked_at;
    await end([hashOf(token)]);
    const first = await endedAt();
    time.advance({ minutes: 1 });
    await end([hashOf(token)]);
    expect([first, await endedAt()]).toEqual([first, first]);
    expect(first).toBeInstanceOf(Date);
  });

  it('rejects malformed hashes and more than twenty', async () => {
    const token = await open(await person());
    const good = hashOf(token);
    for (const hashes of [
      [good, randomUUID()],
      [good, `${good}=`],
      [good, ''],
      [good, `${good} `],
      Array.from({ length: 21 }, () => good),
    ])
      expect((await end(hashes)).codes).toEqual(['BAD_USER_INPUT']);
    expect(await isGood(token)).toBe(true);
    expect((await end([])).body).toEqual(done);
    expect((await end(Array.from({ length: 20 }, () => good))).body).toEqual(done);
    expect(await isGood(token)).toBe(false);
  });

  it('is limited per network', async () => {
    await db.deleteFrom('rate_limits').execute();
    const hash = hashOf(newToken());
    for (let count = 0; count < limits.authCodeIp.points; count += 1)
      expect((await end([hash])).codes).toEqual([]);
    expect((await end([hash])).codes).toEqual(['RATE_LIMITED']);
    await db.deleteFrom('rate_limits').execute();
  });
});
