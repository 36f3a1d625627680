import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseAccount } from '../../../../server/accounts/erasure/eraseAccount.ts';
import { reminderJob, reminderSetting } from '../../../../server/commerce/checkout/planReminder.ts';
import { presentCode } from '../../../../server/commerce/presents/presentCode.ts';
import { unsubscribeLink } from '../../../../server/commerce/reminders/unsubscribe.ts';
import { enqueue } from '../../../../server/kernel/queue.ts';
import { runDueJobs } from '../../../../server/kernel/worker.ts';
import { inboxOf } from '../../../../server/mail/inboxLimit.ts';
import { isOptedOut, setReminders } from '../../../../server/mail/reminderOptOuts.ts';
import { limits } from '../../../../server/kernel/limitRules.ts';
import { consumeLimit } from '../../../../server/kernel/rateLimits.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { ask, bearer } from '../../support/calls.ts';
import {
  deliverProviderEvent,
  fillWallet,
  newAccount,
  nobody,
  pay,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { eur, month, patron, postponeEvents, scholar, usd } from '../../support/demoProducts.ts';
import { servicesOn, testApp, testServices } from '../../support/harness.ts';
import { jobContext } from '../../support/jobContext.ts';
import { mailboxOf } from '../../support/mailbox.ts';
import { newAddress } from '../../support/registering.ts';
import { smtpServer } from '../../support/smtpServer.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock, time } = services;
const { mailsTo, empty } = mailboxOf(services);
const work = (on = services) => runDueJobs(jobContext(on));

beforeEach(async () => {
  await empty();
  await db.deleteFrom('reminder_opt_outs').execute();
  await setHours('4');
});

async function setHours(value: string | undefined): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', reminderSetting).execute();
  if (value !== undefined) await db.insertInto('settings').values({ name: reminderSetting, value }).execute();
}

type Left = Awaited<ReturnType<typeof leave>>;

/** Goes to the provider's page and doesn't come back. */
async function leave(
  order: Parameters<typeof pay>[2] = scholar,
  {
    caller = nobody,
    email = caller.user?.email ?? newAddress(),
    ...more
  }: { caller?: Caller } & Parameters<typeof pay>[3] = {},
) {
  return { ...(await pay(services, caller, order, { email, ...more })), email, caller };
}

/** Lets the order expire. */
async function expire(): Promise<void> {
  time.advance({ hours: 24 });
  await work();
}

const isReminder = (mail: string) => mail.includes('List-Unsubscribe-Post');
const reminders = async (email: string) =>
  (await mailsTo(email)).filter(isReminder).map((mail) => mail.replaceAll('\r\n', '\n'));

/** Lets the hours pass and returns the reminders that arrived. */
async function wait(email: string): Promise<string[]> {
  time.advance({ hours: 4 });
  return reminders(email);
}

const codeIn = (mail: string) => /\/api\/unsubscribe\?code=([\w-]{65})/.exec(mail)?.[1] ?? '';
const unsubscribe = (code: string, method: 'GET' | 'POST' = 'POST') =>
  app.inject({
    method,
    url: `/api/unsubscribe?code=${code}`,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }),
  });

describe('a purchase abandoned at the provider', () => {
  it('is reminded of once, hours after its order expired, with the choice at the current price', async () => {
    const order = { ...scholar, giftId: 'atlas-map' };
    const { email, orderId } = await leave(order);
    time.advance({ hours: 23 });
    expect(await reminders(email)).toEqual([]);
    time.advance({ hours: 1 });
    await work();
    time.advance({ hours: 3 });
    expect(await reminders(email)).toEqual([]);
    await db
      .updateTable('prices')
      .set({ sale_minor: 4_400 })
      .where('tariff_id', '=', 'atlas-scholar')
      .where('currency_id', '=', usd)
      .execute();
    time.advance({ hours: 1 });
    const [mail = '', ...more] = await reminders(email);
    expect(more).toEqual([]);
    expect(mail).toContain(
      'http://localhost:3000/en/products/2/payment?tariff=atlas-scholar&gift=atlas-map\n',
    );
    expect(mail).toContain('$44.00');
    time.advance({ days: 40 });
    await db.deleteFrom('rate_limits').execute();
    await enqueue(db, reminderJob, { orderId, to: email }, clock());
    expect(await reminders(email)).toHaveLength(1);
    await db
      .updateTable('prices')
      .set({ sale_minor: 4_500 })
      .where('tariff_id', '=', 'atlas-scholar')
      .where('currency_id', '=', usd)
      .execute();
  });

  it('is reminded of when declined too, in its language and currency, and for a member at their address', async () => {
    const caller = await newAccount(services);
    const { transactionId, email } = await leave({ ...scholar, currencyId: eur }, { caller, language: 'de' });
    await deliverProviderEvent(services, transactionId, 'payment.failed');
    await expire();
    const [mail = ''] = await wait(email);
    expect(mail).toContain('http://localhost:3000/de/products/2/payment?tariff=atlas-scholar\n');
    expect(mail).toMatch(/41,50/);
  });

  it('is reminded of as a gift if it was one', async () => {
    const { email } = await leave(scholar, { present: { recipientName: 'Grace' } });
    await expire();
    const [mail = ''] = await wait(email);
    expect(mail).toContain('/en/products/2/payment?tariff=atlas-scholar&present=1\n');
    expect(mail).not.toContain('Grace');
  });

  it('keeps a promo code that still works', async () => {
    const { email } = await leave({ ...patron, promoCode: 'SPRING10' });
    await expire();
    const [mail = ''] = await wait(email);
    expect(mail).toContain('tariff=atlas-patron&promo=SPRING10\n');
    expect(mail).toContain('$162.00');
  });

  it('is reminded of without a bonus that is no longer offered', async () => {
    const { email } = await leave({ ...scholar, giftId: 'atlas-map' });
    await expire();
    const gift = db.updateTable('gifts').where('id', '=', 'atlas-map');
    await gift.set({ active: false }).execute();
    const [mail = ''] = await wait(email);
    await gift.set({ active: true }).execute();
    expect(mail).toContain('/payment?tariff=atlas-scholar\n');
  });

  it('has no personal data in the URLs of its mail', async () => {
    const { email, orderId } = await leave();
    await expire();
    const [mail = ''] = await wait(email);
    const links = mail.match(/http:\/\/localhost:3000\S*/g) ?? [];
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(decodeURIComponent(link)).not.toMatch(new RegExp(`${email}|${orderId}`));
  });
});

/** What prevents a reminder when it happens between the end of the order and the hour of the reminder. */
const neverWhen: readonly (readonly [
  what: string,
  prevent: (left: Left) => Promise<void | (() => Promise<unknown>)>,
])[] = [
  ['the operator has switched reminders off', () => setHours(undefined)],
  ['the address has bought it meanwhile', ({ email }) => buy(scholar, { email })],
  ['the address has bought another edition of it meanwhile', ({ email }) => buy(patron, { email })],
  [
    'the address has bought it and was refunded meanwhile',
    async ({ email }) => {
      const { orderId } = await payByCard(services, nobody, scholar, { email });
      await db.updateTable('orders').set({ status: 'REFUNDED' }).where('id', '=', orderId).execute();
    },
  ],
  [
    'the account of the address has bought it meanwhile',
    async ({ email }) => {
      const caller = await newAccount(services, email);
      await buy(scholar, { caller, email: newAddress() });
    },
  ],
  [
    'another order of it awaits payment',
    async ({ email }) => {
      await leave(scholar, { email });
    },
  ],
  [
    'its payment succeeded after all',
    ({ transactionId }) =>
      deliverProviderEvent(services, transactionId, 'payment.succeeded').then(() => undefined),
  ],
  [
    'the address has opted out',
    async ({ email }) => {
      const other = await leave(patron, { email });
      await db.updateTable('orders').set({ status: 'EXPIRED' }).where('id', '=', other.orderId).execute();
      expect((await unsubscribe(codeIn(unsubscribeLink(services, other.orderId)))).statusCode).toBe(204);
    },
  ],
  [
    'another spelling of the inbox has opted out',
    async ({ email }) => {
      await setReminders(db, clock(), { address: email.replace('@', '+shop@'), areWanted: false });
    },
  ],
  [
    'the inbox was reminded of another order within the week',
    ({ email }) => consumeLimit(db, 'paymentReminder', inboxOf(email)),
  ],
  [
    'the inbox has received all the mails that strangers can trigger',
    async ({ email }) => {
      for (let sent = 0; sent < limits.mailInbox.points; sent += 1)
        await consumeLimit(db, 'mailInbox', inboxOf(email));
    },
  ],
  [
    'the address was erased',
    ({ orderId }) =>
      db
        .updateTable('orders')
        .set({ email: null })
        .where('id', '=', orderId)
        .execute()
        .then(() => undefined),
  ],
  [
    'the account of the address is going to be deleted',
    async ({ email }) => {
      const { user } = await newAccount(services, email);
      await db.updateTable('users').set({ deletion_date: clock() }).where('id', '=', user.id).execute();
    },
  ],
  [
    'the account of the address was blocked',
    async ({ email }) => {
      const { user } = await newAccount(services, email);
      await db.updateTable('users').set({ blocked_at: clock() }).where('id', '=', user.id).execute();
    },
  ],
  [
    'the product is off sale',
    async () => {
      const set = (active: boolean) =>
        db.updateTable('products').set({ active }).where('id', '=', '2').execute();
      await set(false);
      return () => set(true);
    },
  ],
  [
    'the edition is archived',
    async () => {
      const set = (at: Date | null) =>
        db.updateTable('tariffs').set({ archived_at: at }).where('id', '=', 'atlas-scholar').execute();
      await set(clock());
      return () => set(null);
    },
  ],
];

async function buy(
  order: Parameters<typeof pay>[2],
  { caller = nobody, email }: { caller?: Caller; email: string },
): Promise<void> {
  await payByCard(services, caller, order, { email });
}

describe('nobody is reminded', () => {
  it.each(neverWhen)('if %s', async (_, prevent) => {
    const left = await leave();
    await expire();
    const undo = await prevent(left);
    expect(await wait(left.email)).toEqual([]);
    await undo?.();
  });

  it('until strangers’ mails to the inbox are over, which costs it no reminder', async () => {
    const { email } = await leave();
    await expire();
    time.advance({ hours: 4 });
    for (let sent = 0; sent < limits.mailInbox.points; sent += 1)
      await consumeLimit(db, 'mailInbox', inboxOf(email));
    expect(await reminders(email)).toEqual([]);
    // As if an hour had passed for the limit too.
    await db.deleteFrom('rate_limits').where('key', 'like', 'mailInbox:%').execute();
    time.advance({ hours: 1 });
    expect(await reminders(email)).toHaveLength(1);
    time.advance({ hours: 1 });
    expect(await reminders(email)).toHaveLength(1);
  });

  it('of what they already bought before', async () => {
    const email = newAddress();
    const { userId } = await payByCard(services, nobody, scholar, { email });
    const left = await leave(scholar, { email });
    expect(left.userId).not.toBe(userId);
    await expire();
    expect(await wait(email)).toEqual([]);
  });

  it('of something sold out, or whose events are over', async () => {
    await postponeEvents(services);
    const keys = await leave({ productId: '5', tariffId: 'movement-teacher', currencyId: usd });
    const events = await leave({ productId: '7', currencyId: usd });
    await expire();
    const [begin, end] = [2, 1].map((seconds) => new Date(clock().getTime() - seconds * 1000));
    await db.deleteFrom('licence_keys').where('given_at', 'is', null).execute();
    await db.updateTable('event_dates').set({ starts_at: begin, ends_at: end }).execute();
    time.advance({ hours: 4 });
    expect(await reminders(keys.email)).toEqual([]);
    expect(await reminders(events.email)).toEqual([]);
  });

  it('of a plan that is not for sale', async () => {
    const { email } = await leave(month);
    await expire();
    const set = (active: boolean) =>
      db.updateTable('plans').set({ active }).where('product_id', '=', '10').execute();
    await set(false);
    expect(await wait(email)).toEqual([]);
    await set(true);
  });

  it('of a plan while subscribed, or of a product that the subscription includes', async () => {
    const caller = await newAccount(services);
    await postponeEvents(services);
    const lefts = [
      await leave(month, { caller, email: newAddress() }),
      await leave({ productId: '7', currencyId: usd }, { caller, email: newAddress() }),
    ];
    await expire();
    await fillWallet(services, caller.user.id, usd, 9_600);
    await pay(services, caller, { productId: '11', currencyId: usd }, { paymentMethodId: 'balance' });
    time.advance({ hours: 4 });
    for (const { email } of lefts) expect(await reminders(email)).toEqual([]);
  });

  it('while a payment is processing, even if its order expires meanwhile', async () => {
    const { transactionId, email } = await leave();
    await deliverProviderEvent(services, transactionId, 'payment.processing');
    await expire();
    expect(await wait(email)).toEqual([]);
    expect(await db.selectFrom('jobs').select('id').where('kind', '=', reminderJob.kind).execute()).toEqual(
      [],
    );
  });

  it('if reminders were off when the order ended', async () => {
    await setHours(undefined);
    const { email } = await leave();
    await expire();
    await setHours('4');
    expect(await wait(email)).toEqual([]);
  });

  it('after their account was erased, even about earlier orders', async () => {
    const { email } = await leave();
    const { user } = await newAccount(services, email);
    await db.updateTable('users').set({ deletion_date: clock() }).where('id', '=', user.id).execute();
    await expire();
    await eraseAccount(jobContext(services), user.id);
    expect(await wait(email)).toEqual([]);
  });
});

describe('a reminder', () => {
  it('is sent once by concurrent copies of the server', async () => {
    const lefts = [await leave(), await leave(), await leave()];
    await expire();
    const due = await db.selectFrom('jobs').selectAll().where('kind', '=', reminderJob.kind).execute();
    expect(due).toHaveLength(3);
    // As after an expired lease: each job is in the queue twice.
    await db
      .insertInto('jobs')
      .values(due.map((job) => ({ ...job, id: randomUUID(), payload: JSON.stringify(job.payload) })))
      .execute();
    time.advance({ hours: 4 });
    const copies = [services, servicesOn(db, { DATA_DIR: services.config.dataDir }, time)];
    await Promise.all(
      copies.flatMap((copy) => [work({ ...copy, log: services.log }), work({ ...copy, log: services.log })]),
    );
    for (const { email } of lefts) expect(await reminders(email)).toHaveLength(1);
  });

  it('is sent once per inbox for orders that end together', async () => {
    const email = newAddress();
    await leave(scholar, { email });
    await leave({ productId: '1', currencyId: usd }, { email });
    await expire();
    expect(await wait(email)).toHaveLength(1);
  });

  it('is decided again after the mail server was unavailable', async () => {
    const [bought, left] = [await leave(), await leave()];
    await expire();
    time.advance({ hours: 4 });
    const away = await smtpServer(true);
    const withSmtp = (url: string) => ({ ...services, config: { ...services.config, smtpUrl: url } });
    await work(withSmtp(away.url));
    await away.close();
    expect(services.log.lines.some(({ text }) => text.includes('a job failed'))).toBe(true);
    await buy(scholar, { email: bought.email });
    time.advance({ minutes: 1 });
    const back = await smtpServer();
    await work(withSmtp(back.url));
    await back.close();
    const sent = back.taken.filter(isReminder);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(left.email);
  });

  it('has one-click unsubscribe headers, and the link in its footer', async () => {
    const { email } = await leave();
    await expire();
    const [mail = ''] = await wait(email);
    const link = `http://localhost:3000/api/unsubscribe?code=${codeIn(mail)}`;
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail.replace(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${link}>`);
    expect(mail).toContain(`Stop these reminders:\n${link}`);
    expect(mail).toContain(`<a href="${link}"`);
  });
});

describe('the unsubscribe link', () => {
  const stopped = async (left: { email: string }) => isOptedOut(db, [left.email]);
  const linked = async () => {
    const left = await leave();
    await expire();
    const [mail = ''] = await wait(left.email);
    return { ...left, code: codeIn(mail) };
  };
  const look = async (code: string) =>
    (
      await ask(app, 'query ($code: String!) { paymentReminders(code: $code) { email areWanted } }', {
        variables: { code },
      })
    ).body.data?.['paymentReminders'];
  const set = (code: string, areWanted: boolean) =>
    ask(
      app,
      'mutation ($code: String!, $areWanted: Boolean!) { paymentRemindersSet(code: $code, areWanted: $areWanted) { areWanted } }',
      { variables: { code, areWanted } },
    );

  it('changes nothing when opened, and redirects to a page that asks, with the code in the fragment', async () => {
    const left = await linked();
    const { statusCode, headers } = await unsubscribe(left.code, 'GET');
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 303,
      location: `/en/reminders#code=${left.code}`,
    });
    expect(await look(left.code)).toEqual({ email: expect.stringContaining('•••@'), areWanted: true });
    expect(await stopped(left)).toBe(false);
  });

  it('opts out by one POST from a mail provider, repeatable and in any form encoding', async () => {
    const left = await linked();
    expect((await unsubscribe(left.code)).statusCode).toBe(204);
    expect((await unsubscribe(left.code)).statusCode).toBe(204);
    const multipart = await app.inject({
      method: 'POST',
      url: `/api/unsubscribe?code=${left.code}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(multipart.statusCode).toBe(204);
    expect(await look(left.code)).toMatchObject({ areWanted: false });
  });

  it('turns reminders off and on again through the page', async () => {
    const left = await linked();
    expect((await set(left.code, false)).body.data).toEqual({ paymentRemindersSet: { areWanted: false } });
    expect(await stopped(left)).toBe(true);
    expect((await set(left.code, true)).body.data).toEqual({ paymentRemindersSet: { areWanted: true } });
    expect(await stopped(left)).toBe(false);
  });

  it('does nothing if it was forged, or with the code of a gift that has the same id', async () => {
    const left = await leave();
    for (const code of ['', 'x', 'x'.repeat(64), presentCode(services.secret, left.orderId)]) {
      expect(await look(code)).toBeNull();
      expect((await set(code, false)).codes).toEqual(['NOT_FOUND']);
      expect((await unsubscribe(code)).statusCode).toBe(204);
      expect((await unsubscribe(code, 'GET')).statusCode).toBe(303);
    }
    expect(await db.selectFrom('reminder_opt_outs').selectAll().execute()).toEqual([]);
  });

  it('with a valid code works even from a network throttled for invalid ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const left = await linked();
      for (let tries = 0; tries < limits.authCodeIp.points; tries += 1)
        await consumeLimit(db, 'authCodeIp', '127.0.0.1');
      expect((await unsubscribe('x')).statusCode).toBe(429);
      expect((await unsubscribe(left.code)).statusCode).toBe(204);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a member', () => {
  const signedIn = async () => {
    const caller = await newAccount(services);
    const { token } = await issueSession(db, clock(), {
      userId: caller.user.id,
      lifetime: 'remember',
      userAgent: 'a test',
    });
    return { caller, email: caller.user.email ?? '', headers: bearer(token) };
  };
  const wants = async (headers: Record<string, string>) =>
    (await ask(app, '{ me { paymentReminders } }', { headers })).body.data?.['me'];

  it('turns reminders off and on in the settings, whatever address they order with', async () => {
    const { caller, headers } = await signedIn();
    const change = (paymentReminders: boolean) =>
      ask(app, 'mutation ($input: ProfileInput!) { profileUpdate(input: $input) { paymentReminders } }', {
        headers,
        variables: { input: { paymentReminders } },
      });
    expect(await wants(headers)).toEqual({ paymentReminders: true });
    expect((await change(false)).body.data).toEqual({ profileUpdate: { paymentReminders: false } });
    const email = newAddress();
    await leave(scholar, { caller, email });
    await expire();
    expect(await wait(email)).toEqual([]);
    expect((await change(true)).body.data).toEqual({ profileUpdate: { paymentReminders: true } });
    await leave(scholar, { caller, email });
    await expire();
    expect(await wait(email)).toHaveLength(1);
  });

  it('has no such setting while the site sends no reminders', async () => {
    const { headers } = await signedIn();
    await setHours(undefined);
    expect(await wants(headers)).toEqual({ paymentReminders: null });
  });
});
