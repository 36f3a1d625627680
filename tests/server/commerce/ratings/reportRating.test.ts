import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../../../server/accounts/erasure/eraseAccount.ts';
import { removeRating, saveRating } from '../../../../server/commerce/ratings/ownRating.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { outboxOf } from '../../../../server/mail/transport.ts';
import { adminOf } from '../../support/adminSupport.ts';
import { ask, bearer } from '../../support/calls.ts';
import { newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { postponeEvents, scholar } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices({ CONTACT_EMAIL: 'inbox@site.example' });
await postponeEvents(services);
const app = await testApp(services);
const { db, clock, time } = services;
const admin = adminOf(services);
const outbox = outboxOf(services.config);
const atlas = '2';

beforeEach(async () => {
  for (const table of ['ratings', 'rate_limits', 'jobs', 'settings'] as const)
    await db.deleteFrom(table).execute();
  await rm(outbox, { recursive: true, force: true });
});

/** A person who sends requests: by their session, or only from a network. */
interface Person {
  readonly headers?: Record<string, string>;
  readonly ip?: string;
}

const from = (ip: string): Person => ({ ip });
const stranger = from('192.0.2.1');

const signIn = async ({ id }: User): Promise<Person> => {
  const { token } = await issueSession(db, clock(), { userId: id, lifetime: 'short' });
  return { headers: bearer(token) };
};

const write = (user: User, text: string) =>
  saveRating(services, user, { productId: atlas, input: { stars: 1, text }, lang: 'de' });

const idOf = async (user: User): Promise<string> => {
  const { id } = await db
    .selectFrom('ratings')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return id;
};

/** A review by a new buyer. */
async function review(text = 'Buy\nelsewhere') {
  const { user, ...caller } = await newAccount(services);
  const { transactionId } = await payByCard(services, { ...caller, user }, scholar);
  await write(user, text);
  return { id: await idOf(user), user, transactionId };
}

const report = (who: Person, id: string, reason = 'SPAM') =>
  ask(app, 'mutation ($id: ID!, $reason: ReviewReason!) { reviewReport(id: $id, reason: $reason) }', {
    variables: { id, reason },
    ...who,
  });

const accepted = { data: { reviewReport: true } };

/** All emails so far, without the soft line breaks of their encoding. */
async function mails(): Promise<string[]> {
  await runDueJobs(jobContext(services));
  const names = await readdir(outbox).catch(() => []);
  const raw = await Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), 'utf8')));
  return raw.map((text) => text.replace(/=\r?\n/g, '')).filter((text) => text.includes('ratings hide'));
}

const reported = () => admin.json('ratings', 'list', '--reported');
const stored = () => db.selectFrom('rating_reports').selectAll().execute();

describe('a reported review', () => {
  it('is mailed to the inbox, stays on the page, and keeps nothing that says who reported it', async () => {
    const { id, user } = await review();
    const ben = (await newAccount(services)).user;
    expect((await report(stranger, id)).body).toEqual(accepted);
    expect((await report(await signIn(ben), id, 'PERSONAL_DATA')).body).toEqual(accepted);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: inbox@site\.example\r?$/m);
    expect(mail).toContain('> elsewhere');
    expect(mail).toContain('Spam or advertising');
    expect(mail).toContain(`npm run admin -- ratings hide ${id}`);
    expect(mail).toContain('http://localhost:3000/en/products/atlas-of-attention#ratings');
    expect(mail).not.toContain(user.login);
    const row = await db.selectFrom('ratings').select('is_shown').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ is_shown: true });
    const kept = JSON.stringify(await stored());
    for (const secret of ['192.0.2', '127.0.0.1', ben.id, ben.login ?? ''])
      expect(kept).not.toContain(secret);
  });

  it('is mailed in the operator’s language', async () => {
    await admin.run('settings', 'set', 'language', 'de');
    const { id } = await review();
    await report(stranger, id, 'INSULT');
    expect((await mails()).join()).toContain('Eine Beleidigung');
  });

  it('is mailed again only on another day, with all reasons so far', async () => {
    const { id } = await review();
    await report(from('192.0.2.1'), id, 'SPAM');
    await report(from('192.0.2.2'), id, 'INSULT');
    expect(await mails()).toHaveLength(1);
    await db.deleteFrom('rate_limits').execute();
    await report(from('192.0.2.3'), id, 'SPAM');
    const all = await mails();
    expect(all).toHaveLength(2);
    expect(all.filter((mail) => mail.includes('An insult'))).toHaveLength(1);
  });

  it('counts each person once, also of those who report at the same time', async () => {
    const { id } = await review();
    const ben = await signIn((await newAccount(services)).user);
    await Promise.all([stranger, stranger, ben, ben, from('192.0.2.2')].map((who) => report(who, id)));
    await report(stranger, id, 'OTHER');
    expect(await reported()).toMatchObject([{ id, reports: [{ reason: 'SPAM', count: 3 }] }]);
    expect(await mails()).toHaveLength(1);
  });

  it('is listed with counts and reasons until the operator shows it', async () => {
    const { id } = await review();
    await review('Good');
    await report(from('192.0.2.1'), id, 'SPAM');
    await report(from('192.0.2.2'), id, 'SPAM');
    await report(from('192.0.2.3'), id, 'OTHER');
    const listed = await admin.run('ratings', 'list', '--reported');
    expect(listed.out.trim().split('\n')).toEqual([
      expect.stringMatching(/"Buy\\nelsewhere" {2}3 reports: SPAM 2, OTHER 1$/),
    ]);
    await admin.run('ratings', 'show', id);
    expect(await reported()).toEqual([]);
    // The operator has decided on that text.
    await report(from('192.0.2.1'), id);
    expect(await reported()).toEqual([]);
    await report(from('192.0.2.4'), id);
    expect(await reported()).toMatchObject([{ id, reports: [{ reason: 'SPAM', count: 1 }] }]);
  });

  it('is no longer listed once the operator hides it', async () => {
    const { id } = await review();
    await report(stranger, id);
    await admin.run('ratings', 'hide', id);
    expect(await reported()).toEqual([]);
    expect((await report(from('192.0.2.2'), id)).codes).toEqual(['NOT_FOUND']);
  });

  it('can be reported again by the same person once its author has changed it', async () => {
    const { id, user } = await review();
    await report(stranger, id, 'SPAM');
    await admin.run('ratings', 'show', id);
    await write(user, 'Something worse');
    time.advance({ minutes: 1 });
    await report(stranger, id, 'INSULT');
    expect(await reported()).toMatchObject([{ id, reports: [{ reason: 'INSULT', count: 1 }] }]);
  });

  it.each<[how: string, remove: (user: User) => Promise<unknown>]>([
    ['its author withdraws it', (user) => removeRating(services, user, atlas)],
    [
      'its author’s account is erased',
      async ({ id }) => {
        await db.updateTable('users').set({ deletion_date: clock() }).where('id', '=', id).execute();
        await eraseAccount(jobContext(services), id);
      },
    ],
  ])('takes its reports with it when %s', async (_how, remove) => {
    const { id, user } = await review();
    await report(stranger, id);
    expect(await stored()).toHaveLength(1);
    await remove(user);
    expect(await stored()).toEqual([]);
  });
});

describe('a report is refused', () => {
  it('for what is not a review on a page', async () => {
    const { id, user, transactionId } = await review();
    for (const wrong of ['nothing', 'a\ud800'])
      expect((await report(stranger, wrong)).codes).toEqual(['NOT_FOUND']);
    await write(user, '');
    expect((await report(stranger, id)).codes).toEqual(['NOT_FOUND']);
    await write(user, 'Bad');
    await refund(services, transactionId, 'whole');
    expect((await report(stranger, id)).codes).toEqual(['NOT_FOUND']);
    expect(await mails()).toEqual([]);
  });

  it('for one’s own review', async () => {
    const { id, user } = await review();
    expect((await report(await signIn(user), id)).codes).toEqual(['FORBIDDEN']);
    expect(await stored()).toEqual([]);
  });

  it('for a reason outside the list', async () => {
    const { id } = await review();
    expect((await report(stranger, id, 'BORING')).codes).toEqual(['BAD_USER_INPUT']);
    expect((await report(stranger, id, '')).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('after ten in an hour from one network, and from no other', async () => {
    const { id } = await review();
    for (let sent = 0; sent < 10; sent += 1) expect((await report(stranger, id)).codes).toEqual([]);
    expect((await report(stranger, id)).codes).toEqual(['RATE_LIMITED']);
    expect((await report(from('192.0.2.2'), id)).codes).toEqual([]);
  });
});
