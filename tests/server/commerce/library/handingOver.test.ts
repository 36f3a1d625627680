import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../../../../server/admin/run.ts';
import { retryPayment } from '../../../../server/commerce/checkout/retryPayment.ts';
import { housekeeping } from '../../../../server/housekeeping.ts';
import { numberReceipts } from '../../../../server/commerce/checkout/numberReceipts.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { ask, bearer } from '../../support/calls.ts';
import { codeOf, deliverProviderEvent, newAccount, nobody, pay } from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buyPresent, itemOfPresent } from '../../support/presentSupport.ts';
import { buy, handOver, opened, withEvent } from '../../support/librarySupport.ts';
import { mailsOf, refund } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const patterns = { productId: '8', tariffId: 'patterns-three', currencyId: usd };
const hour = 3_600_000;
const inHours = (hours: number): Date => new Date(services.clock().getTime() + hours * hour);

const tokenOf = ({ id }: Pick<User, 'id'>) =>
  issueSession(db, services.clock(), { userId: id, lifetime: 'short', userAgent: 'a test' });

/** Sends a query as a member. */
const asked = async (user: User, query: string, variables: object) =>
  (await ask(app, query, { variables, headers: bearer((await tokenOf(user)).token) })).body.data;

/** The link in the last mail of a kind. */
const lastLink = async (template: string) => String((await mailsOf(services, template)).at(-1)?.data['link']);

describe('the link to a purchase', () => {
  it('is on the receipt’s button, and leads a member to the item’s page', async () => {
    const { itemId } = await buy(services, await newAccount(services), patterns);
    await numberReceipts(services);
    expect(await lastLink('receipt')).toBe(`http://localhost:3000/en/profile/wallet/purchases/${itemId}`);
  });

  it('is the receipt’s single-use code for a guest, which names the item', async () => {
    const { itemId } = await buy(services, nobody, patterns);
    await numberReceipts(services);
    const code = new URLSearchParams(new URL(await lastLink('receipt')).hash.slice(1)).get('code');
    const { body } = await ask(app, 'query($code: String!) { orderLink(code: $code) { state itemId } }', {
      variables: { code },
    });
    expect(body.data).toEqual({ orderLink: { state: 'GOOD', itemId } });
  });

  it('is returned when a gift is redeemed, and mailed', async () => {
    const receiver = (await newAccount(services)).user;
    const giver = await newAccount(services);
    const { id, code } = await buyPresent(services, giver, patterns);
    const redeem = 'mutation($code: String!) { presentRedeem(code: $code) { status itemId } }';
    const answer = await asked(receiver, redeem, { code });
    const itemId = await itemOfPresent(services, id);
    expect(answer).toEqual({ presentRedeem: { status: 'REDEEMED', itemId } });
    expect(await lastLink('itemReady')).toBe(`http://localhost:3000/en/profile/wallet/purchases/${itemId}`);
    const seen = 'query($code: String!) { present(code: $code) { itemId } }';
    expect(await asked(giver.user, seen, { code })).toEqual({ present: { itemId: null } });
    const order = 'query($id: ID!) { libraryItem(id: $id) { isOpen orderId } }';
    expect(await asked(receiver, order, { id: itemId })).toEqual({
      libraryItem: { isOpen: true, orderId: null },
    });
  });
});

describe('a bonus', () => {
  it('adds its own content to the purchase that it was chosen with', async () => {
    const map = await handOver(services, {
      kind: 'LINK',
      gift_id: 'atlas-map',
      link: 'https://example.com/map',
    });
    const [one, other] = [(await newAccount(services)).user, (await newAccount(services)).user];
    const chosen = await buy(services, { ...nobody, user: one }, { ...scholar, giftId: 'atlas-map' });
    const without = await buy(services, { ...nobody, user: other }, scholar);
    expect((await opened(services, one, chosen.itemId)).at(-1)?.id).toBe(map);
    const ids = (await opened(services, other, without.itemId)).map(({ id }) => id);
    expect(ids).not.toContain(map);
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('an event', () => {
  afterEach(() => db.deleteFrom('deliverables').where('kind', '=', 'EVENT').execute());

  const events = `query($id: ID!) { libraryItem(id: $id) { Deliverables {
    kind calendarHref Dates { startsAt endsAt timeZone place link } } } }`;

  it('shows its dates, place and calendar file to those who bought it', async () => {
    const [starts, ends] = [inHours(48), inHours(50)];
    const id = await withEvent(
      services,
      { tariff_id: 'patterns-three' },
      [starts, ends],
      [inHours(72), inHours(74)],
    );
    const user = (await newAccount(services)).user;
    const { itemId } = await buy(services, { ...nobody, user }, patterns);
    const answer = await asked(user, events, { id: itemId });
    const item = answer?.['libraryItem'] as {
      Deliverables: { kind: string; calendarHref: string; Dates: object[] }[];
    };
    const event = item.Deliverables.find(({ kind }) => kind === 'EVENT');
    expect(event?.Dates[0]).toEqual({
      startsAt: starts.toISOString(),
      endsAt: ends.toISOString(),
      timeZone: 'Europe/Berlin',
      place: 'Hall 2',
      link: 'https://example.com/join',
    });
    const file = await app.inject({ url: (event?.calendarHref ?? '').replace('lang=en', 'lang=de') });
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename=${id}.ics`,
    });
    const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.body).toContain(`DTSTART:${stamp(starts)}\r\nDTEND:${stamp(ends)}`);
    expect(file.body).toContain(`UID:${id}-0@localhost`);
    expect(file.body).toContain('LOCATION:Saal 2');
    services.time.advance({ minutes: 11 });
    expect((await app.inject({ url: event?.calendarHref ?? '' })).statusCode).toBe(404);
  });

  const stateOf = async (id: string) => {
    const purchase = await db
      .selectFrom('purchases')
      .select(['status', 'spent_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [purchase.status, purchase.spent_at];
  };

  it('that is over marks its purchase as spent, which can be filtered and stays open', async () => {
    const ends = inHours(3);
    await db.deleteFrom('deliverables').where('tariff_id', '=', 'patterns-all').execute();
    const words = await handOver(services, {
      kind: 'LINK',
      tariff_id: 'patterns-all',
      link: 'https://example.com',
    });
    await withEvent(services, { tariff_id: 'patterns-all' }, [inHours(1), inHours(2)], [inHours(2), ends]);
    const user = (await newAccount(services)).user;
    const { itemId } = await buy(services, { ...nobody, user }, { ...patterns, tariffId: 'patterns-all' });
    services.time.advance({ minutes: 150 });
    await housekeeping(services);
    expect(await stateOf(itemId)).toEqual(['ACTIVE', null]);
    services.time.advance({ hours: 1 });
    await housekeeping(services);
    expect(await stateOf(itemId)).toEqual(['SPENT', ends]);
    const found = await asked(
      user,
      'query { purchases(filter: { status: [SPENT] }) { Purchases { id hasGoods } } }',
      {},
    );
    expect(found).toEqual({ purchases: { Purchases: [{ id: itemId, hasGoods: true }] } });
    expect((await opened(services, user, itemId)).map(({ id }) => id)).toContain(words);
  });

  it('in a bonus stops only that bonus when it is over', async () => {
    const ends = inHours(1);
    await withEvent(services, { gift_id: 'atlas-map' }, [services.clock(), ends]);
    const check = async (giftId?: string) => {
      const answer = await ask(app, 'query($input: OrderInput!) { orderCheck(input: $input) { total } }', {
        variables: { input: { ...scholar, giftId } },
      });
      return answer.body.errors?.[0]?.extensions;
    };
    expect(await check('atlas-map')).toBeUndefined();
    const shown = await ask(app, '{ productById(id: "2") { Gifts { id soldUntil } } }');
    expect(shown.body.data?.['productById']).toMatchObject({
      Gifts: [{ soldUntil: null }, { soldUntil: ends.toISOString() }, { soldUntil: null }],
    });
    services.time.advance({ hours: 1 });
    expect(await check('atlas-map')).toMatchObject({ code: 'EVENT_OVER', fields: { giftId: 'over' } });
    expect(await check()).toBeUndefined();
  });

  it('is sold until its last date has ended, and by no path after that', async () => {
    const ends = inHours(4);
    await withEvent(services, { tariff_id: 'patterns-three' }, [inHours(1), inHours(2)]);
    await withEvent(services, { tariff_id: 'patterns-three' }, [inHours(3), ends]);
    const check = () =>
      ask(app, 'query($input: OrderInput!) { orderCheck(input: $input) { total } }', {
        variables: { input: { productId: '8', tariffId: 'patterns-three' } },
      });
    const shown = async () =>
      (await ask(app, '{ productById(id: "8") { Tariffs { id soldUntil } } }')).body.data;
    expect(await shown()).toEqual({
      productById: {
        Tariffs: [
          { id: 'patterns-three', soldUntil: ends.toISOString() },
          { id: 'patterns-all', soldUntil: null },
        ],
      },
    });
    services.time.advance({ hours: 3 });
    expect((await check()).codes).toEqual([]);
    const caller = await newAccount(services);
    const begun = await pay(services, caller, patterns);
    await deliverProviderEvent(services, begun.transactionId, 'payment.failed');
    services.time.advance({ hours: 1 });
    expect((await check()).codes).toEqual(['EVENT_OVER']);
    expect(await codeOf(pay(services, await newAccount(services), patterns))).toBe('EVENT_OVER');
    expect(
      await codeOf(
        retryPayment(services, caller, {
          transactionId: begun.transactionId,
          paymentMethodId: 'sandbox',
          idempotencyKey: randomUUID(),
        }),
      ),
    ).toBe('EVENT_OVER');
    const said: string[] = [];
    const code = await runAdmin(
      ['product', 'over'],
      async () => ({ services, close: async () => undefined }),
      'test',
      { out: (text) => void said.push(text), err: (text) => void said.push(text) },
    );
    expect([code, said.join('')]).toEqual([
      1,
      expect.stringContaining(`patterns-three  over since ${ends.toISOString()}`),
    ]);
  });

  it('leaves a purchase active if it also has a file', async () => {
    const user = (await newAccount(services)).user;
    const { itemId } = await buy(services, { ...nobody, user }, patterns);
    await withEvent(services, { tariff_id: 'patterns-three' }, [inHours(-2), inHours(-1)]);
    await housekeeping(services);
    expect(await stateOf(itemId)).toEqual(['ACTIVE', null]);
  });
});

it('a refunded purchase has nothing to open, whatever belongs to it', async () => {
  const user = (await newAccount(services)).user;
  await handOver(services, { kind: 'LINK', tariff_id: 'patterns-all', link: 'https://example.com' });
  const { transactionId } = await buy(
    services,
    { ...nobody, user },
    { ...patterns, tariffId: 'patterns-all' },
  );
  const hasGoods = () => asked(user, 'query { purchases { Purchases { hasGoods } } }', {});
  expect(await hasGoods()).toEqual({ purchases: { Purchases: [{ hasGoods: true }] } });
  await refund(services, transactionId, 'whole');
  expect(await hasGoods()).toEqual({ purchases: { Purchases: [{ hasGoods: false }] } });
});
