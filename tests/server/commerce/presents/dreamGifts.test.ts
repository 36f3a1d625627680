import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargeBack, winDispute } from '../../../../server/commerce/checkout/chargebacks.ts';
import { presentCode } from '../../../../server/commerce/presents/presentCode.ts';
import { expirePresent } from '../../../../server/commerce/presents/expirePresent.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { sendPresent } from '../../../../server/commerce/presents/sendPresent.ts';
import { thankFor } from '../../../../server/commerce/presents/thankFor.ts';
import { deleteDream } from '../../../../server/dreams/changeDream.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { ask, bearer } from '../../support/calls.ts';
import {
  codeOf,
  deliverProviderEvent,
  newPerson,
  nobody,
  pay,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { scholar } from '../../support/demoProducts.ts';
import { erase } from '../../support/erasing.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { mailboxOf } from '../../support/mailbox.ts';
import { mailsOf, refund } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;
const app = await testApp(services);

const mailbox = mailboxOf(services);
const returned = 'Your gift is back with you: The Atlas of Attention';

beforeEach(mailbox.empty);

/** A person with a public dream of the atlas. */
async function dreamer() {
  const person = await newPerson(services);
  await db.updateTable('users').set({ first_name: 'Mary' }).where('id', '=', person.user.id).execute();
  const dreamId = randomUUID();
  await db
    .insertInto('dreams')
    .values({
      id: dreamId,
      user_id: person.user.id,
      client_key: randomUUID(),
      title: 'An atlas of my own',
      product_id: scholar.productId,
      status: 'OPEN',
      is_public: true,
      created_at: clock(),
    })
    .execute();
  return { ...person, dreamId };
}

const dreamOf = (id: string) =>
  db.selectFrom('dreams').select(['status', 'fulfilled_at']).where('id', '=', id).executeTakeFirstOrThrow();

const presentOf = (orderId: string) =>
  db.selectFrom('presents').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

/** A gift on another person's dream, paid by card. */
async function given(dreamId: string) {
  const giver = await newPerson(services);
  const answer = await payByCard(services, giver.caller, scholar, {
    present: { dreamId, senderName: 'Ada' },
    email: giver.user.email ?? '',
  });
  const present = await presentOf(answer.orderId);
  return { ...answer, giver, present, code: presentCode(services.secret, present.id) };
}

const as = async (userId: string) =>
  bearer((await issueSession(db, clock(), { userId, lifetime: 'link' })).token);

const received = /* GraphQL */ `
  {
    presentsReceived {
      link
      isOwn
      senderName
      Dream {
        title
        isOwn
      }
    }
  }
`;

describe('a gift on a dream', () => {
  it('reaches the dreamer by email and in the account, and its giver is told', async () => {
    const mary = await dreamer();
    const { code, giver, present } = await given(mary.dreamId);
    expect(await dreamOf(mary.dreamId)).toEqual({ status: 'PROMISED', fulfilled_at: null });
    expect(present).toMatchObject({ status: 'SENT', recipient_name: 'Mary', dream_id: mary.dreamId });
    const link = `http://localhost:3000/en/presents#code=${code}`;
    expect(await mailsOf(services, 'presentArrived')).toMatchObject([
      { to: mary.user.email, data: { link, dreamTitle: 'An atlas of my own', senderName: 'Ada' } },
    ]);
    expect(await mailsOf(services, 'presentReady')).toEqual([]);
    expect(await mailsOf(services, 'presentPromised')).toMatchObject([
      { to: giver.user.email, data: { dreamTitle: 'An atlas of my own', recipientName: 'Mary' } },
    ]);
    const { body } = await ask(app, received, { headers: await as(mary.user.id) });
    expect(body.data).toEqual({
      presentsReceived: [
        { link, isOwn: false, senderName: 'Ada', Dream: { title: 'An atlas of my own', isOwn: true } },
      ],
    });
    const theirs = await ask(app, '{ presents { Presents { link Dream { authorName isOwn } } } }', {
      headers: await as(giver.user.id),
    });
    expect(theirs.body.data).toEqual({
      presents: { Presents: [{ link: null, Dream: { authorName: 'Mary', isOwn: false } }] },
    });
    expect(await codeOf(sendPresent(services, giver.user, present.id, 'else@example.com'))).toBe('CONFLICT');
  });

  it('is shown with its dream to the two of them only', async () => {
    const mary = await dreamer();
    const { code } = await given(mary.dreamId);
    const question = 'query ($code: String!) { present(code: $code) { link Dream { title } } }';
    const { body } = await ask(app, question, { variables: { code } });
    expect(body.data).toEqual({ present: { link: null, Dream: null } });
  });

  it('is followed to the thanks by the two of them, who learn no addresses', async () => {
    const [mary, other] = [await dreamer(), await newPerson(services)];
    const { code, giver, present } = await given(mary.dreamId);
    const gift = async (userId: string) =>
      (
        await ask(
          app,
          `{ dream(id: "${mary.dreamId}") { Gift { status senderName recipientName isOwn isReceived thanks } } }`,
          { headers: await as(userId) },
        )
      ).body.data;
    expect(await gift(mary.user.id)).toEqual({
      dream: {
        Gift: {
          status: 'SENT',
          senderName: 'Ada',
          recipientName: 'Mary',
          isOwn: false,
          isReceived: false,
          thanks: null,
        },
      },
    });
    expect(await gift(other.user.id)).toEqual({ dream: { Gift: null } });
    const thank = (user: typeof mary.user) => thankFor(services, user, present.id, ' How kind. ');
    expect(await codeOf(thank(mary.user))).toBe('NOT_FOUND');
    await redeemPresent(services, mary.user, code);
    expect(await codeOf(thank(other.user))).toBe('NOT_FOUND');
    await thank(mary.user);
    expect(await codeOf(thank(mary.user))).toBe('CONFLICT');
    expect(await gift(giver.user.id)).toMatchObject({
      dream: { Gift: { status: 'REDEEMED', isOwn: true, thanks: 'How kind.' } },
    });
    expect(await gift(other.user.id)).toEqual({ dream: { Gift: null } });
    const [mail] = await mailsOf(services, 'presentThanked');
    expect(mail).toMatchObject({
      to: giver.user.email,
      data: { thanks: 'How kind.', recipientName: 'Mary' },
    });
    expect(JSON.stringify(mail)).not.toContain(mary.user.email);
  });

  it('makes the dream come true once the dreamer redeems it', async () => {
    const mary = await dreamer();
    const { code, giver } = await given(mary.dreamId);
    await redeemPresent(services, mary.user, code);
    expect(await dreamOf(mary.dreamId)).toEqual({ status: 'FULFILLED', fulfilled_at: clock() });
    expect(await mailsOf(services, 'presentRedeemed')).toMatchObject([{ to: giver.user.email }]);
    const { body } = await ask(app, received, { headers: await as(mary.user.id) });
    expect(body.data).toEqual({ presentsReceived: [] });
  });

  it('leaves the dream open if the dreamer passed it on', async () => {
    const mary = await dreamer();
    const { code } = await given(mary.dreamId);
    await redeemPresent(services, (await newPerson(services)).user, code);
    expect((await dreamOf(mary.dreamId)).status).toBe('OPEN');
  });

  it('is taken only from the first of two givers; the other gets a link to give it to somebody else', async () => {
    const mary = await dreamer();
    const [one, other] = [await newPerson(services), await newPerson(services)];
    const present = { dreamId: mary.dreamId };
    const first = await pay(services, one.caller, scholar, { present, email: one.user.email ?? '' });
    const second = await pay(services, other.caller, scholar, { present, email: other.user.email ?? '' });
    await Promise.all(
      [first, second].map(({ transactionId }) =>
        deliverProviderEvent(services, transactionId, 'payment.succeeded'),
      ),
    );
    const gifts = [await presentOf(first.orderId), await presentOf(second.orderId)];
    expect(gifts.map(({ dream_id: id }) => id).sort()).toEqual([mary.dreamId, null]);
    expect(await mailsOf(services, 'presentArrived')).toHaveLength(1);
    const late = gifts[0]?.dream_id === null ? one : other;
    expect(await mailsOf(services, 'presentReturned')).toMatchObject([{ to: late.user.email }]);
  });

  it('returns to its giver when the dream is deleted before or after it is paid', async () => {
    const mary = await dreamer();
    const early = await newPerson(services);
    const email = early.user.email ?? '';
    const order = await pay(services, early.caller, scholar, { present: { dreamId: mary.dreamId }, email });
    const { giver, present } = await given(mary.dreamId);
    expect(await deleteDream(services, mary.user, mary.dreamId)).toBe(true);
    expect(await mailbox.subjectsTo(giver.user.email ?? '')).toContain(returned);
    expect((await presentOf(present.order_id)).dream_id).toBeNull();
    await deliverProviderEvent(services, order.transactionId, 'payment.succeeded');
    expect((await presentOf(order.orderId)).dream_id).toBeNull();
    expect(await mailbox.subjectsTo(email)).toContain(returned);
  });

  it('returns to its giver when the dreamer’s account is erased', async () => {
    const mary = await dreamer();
    const { giver, present } = await given(mary.dreamId);
    await erase(services, mary.user.id);
    expect(await mailbox.subjectsTo(giver.user.email ?? '')).toContain(returned);
    expect(await presentOf(present.order_id)).toMatchObject({
      dream_id: null,
      recipient_name: null,
      status: 'SENT',
    });
  });

  it('is not sold for a dreamer who has it for good, nor to one who got it while it was paid', async () => {
    const mary = await dreamer();
    const giver = await newPerson(services);
    const present = { dreamId: mary.dreamId };
    const { orderId, transactionId } = await pay(services, giver.caller, scholar, { present });
    await payByCard(services, mary.caller, scholar, {});
    expect(await codeOf(pay(services, giver.caller, scholar, { present }))).toBe('BAD_USER_INPUT');
    await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    expect((await presentOf(orderId)).dream_id).toBeNull();
    expect((await dreamOf(mary.dreamId)).status).toBe('OPEN');
  });

  it.each(['waiting', 'redeemed'])('opens the dream again when a %s gift is refunded', async (state) => {
    const mary = await dreamer();
    const { code, transactionId } = await given(mary.dreamId);
    if (state === 'redeemed') await redeemPresent(services, mary.user, code);
    await refund(services, transactionId, 'whole');
    expect(await dreamOf(mary.dreamId)).toEqual({ status: 'OPEN', fulfilled_at: null });
    await given(mary.dreamId);
  });

  it('promises the dream again when a dispute of the gift is won, unless somebody else did by then', async () => {
    const [mary, john] = [await dreamer(), await dreamer()];
    for (const [person, dreamId] of [
      [mary, mary.dreamId],
      [john, john.dreamId],
    ] as const) {
      const { transactionId, present } = await given(dreamId);
      const dispute = { id: randomUUID(), transactionId };
      await db
        .transaction()
        .execute((trx) => chargeBack(trx, services, { ...dispute, amount: 4_500, reason: null }));
      expect((await dreamOf(dreamId)).status).toBe('OPEN');
      const other = person === john ? await given(dreamId) : undefined;
      await db.transaction().execute((trx) => winDispute(trx, services, dispute));
      expect((await dreamOf(dreamId)).status).toBe('PROMISED');
      const won = await presentOf(present.order_id);
      expect(won.dream_id).toBe(other ? null : dreamId);
    }
  });

  it('opens the dream again when nobody redeemed it in time', async () => {
    const mary = await dreamer();
    const { present } = await given(mary.dreamId);
    await db.updateTable('presents').set({ expires_at: clock() }).where('id', '=', present.id).execute();
    await expirePresent(services, present.id);
    expect((await dreamOf(mary.dreamId)).status).toBe('OPEN');
  });

  it('works for a guest who gives it', async () => {
    const mary = await dreamer();
    const { orderId } = await payByCard(services, nobody, scholar, {
      present: { dreamId: mary.dreamId },
      email: 'giver@example.com',
    });
    expect(await presentOf(orderId)).toMatchObject({ status: 'SENT', dream_id: mary.dreamId });
  });

  it('cannot be moved by its owner while it is promised, and others still see it', async () => {
    const mary = await dreamer();
    await given(mary.dreamId);
    const update =
      'mutation ($id: ID!, $status: DreamStatus) { dreamUpdate(id: $id, input: { status: $status }) { id } }';
    for (const status of ['OPEN', 'FULFILLED', 'ARCHIVED']) {
      const { body } = await ask(app, update, {
        variables: { id: mary.dreamId, status },
        headers: await as(mary.user.id),
      });
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    const { body } = await ask(app, 'query ($id: ID!) { dream(id: $id) { status } }', {
      variables: { id: mary.dreamId },
    });
    expect(body.data).toEqual({ dream: { status: 'PROMISED' } });
  });
});
