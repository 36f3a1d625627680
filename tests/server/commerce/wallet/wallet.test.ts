import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../../src/shared/languages.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { messagesFor } from '../../../../server/kernel/messages.ts';
import { includedTax } from '../../../../server/commerce/orders/taxLines.ts';
import { decide } from '../../../../server/commerce/subscriptions/project.ts';
import { parseAmountSearch } from '../../../../server/commerce/orders/amountSearch.ts';
import { ask, bearer } from '../../support/calls.ts';
import {
  fillWallet,
  newAccount,
  pay,
  deliverProviderEvent,
  payByCard,
} from '../../support/checkoutSupport.ts';
import { eur, patron, scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { refund, topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

async function headersOf({ user }: Caller, language = 'en'): Promise<Record<string, string>> {
  const { token } = await issueSession(db, clock(), { userId: user?.id ?? '', lifetime: 'short' });
  return { ...bearer(token), 'accept-language': language };
}

async function walletSeenBy(caller: Caller): Promise<unknown> {
  const { body } = await ask(
    app,
    `{ wallet {
      Balances { amount Currency { code } } Currency { code }
      Months { month income spending }
      Due { date amount Currency { code } Plan { id } }
      SavedMethods { id label PaymentMethod { id } }
      TopUpLimits { least most Currency { code } }
      PaymentMethods { id displayName }
    } }`,
    { headers: await headersOf(caller) },
  );
  expect(body.errors).toBeUndefined();
  return body.data?.['wallet'];
}

const receiptQuery = `query ($transactionId: String!, $language: String!) {
  receipt(transactionId: $transactionId, language: $language) {
    number issuedAt seller taxId buyer buyerEmail Lines { title detail amount net tax } Currency { code }
    total Taxes { rate net tax gross } paymentMethod refunded
    CreditNotes { number receiptNumber reason total Taxes { rate net tax gross } canceledAt }
  }
}`;

const receiptSeenBy = async (caller: Caller, transactionId: string, language = 'en') =>
  ask(app, receiptQuery, { variables: { transactionId, language }, headers: await headersOf(caller) });

/** Makes a paid purchase for the caller. */
async function bought(caller: Caller): Promise<string> {
  const { transactionId } = await payByCard(services, caller, scholar);
  return transactionId;
}

describe('the wallet', () => {
  it('requires a token', async () => {
    expect((await ask(app, '{ wallet { Currency { code } } }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('of a new account is empty, with twelve empty months and ways to top up', async () => {
    const wallet = await walletSeenBy(await newAccount(services));
    expect(wallet).toMatchObject({
      Balances: [],
      Currency: { code: 'USD' },
      Due: null,
      SavedMethods: [],
      PaymentMethods: [{ id: 'sandbox' }],
    });
    const zeros = { income: '0.00', spending: '0.00' };
    expect(wallet).toHaveProperty('Months.length', 12);
    expect(wallet).toHaveProperty('Months.0', { month: '2025-12-01', ...zeros });
    expect(wallet).toHaveProperty('Months.11', { month: '2026-11-01', ...zeros });
    expect(wallet).toHaveProperty(
      'TopUpLimits',
      expect.arrayContaining([
        { least: '1.00', most: '10000.00', Currency: { code: 'USD' } },
        { least: '0.500', most: '3000.000', Currency: { code: 'KWD' } },
        { least: '1000', most: '13000000', Currency: { code: 'KRW' } },
      ]),
    );
  });

  it('adds up income and spending per month, in the user’s currency and from their wallet only', async () => {
    const caller = await newAccount(services);
    const userId = caller.user.id;
    await fillWallet(services, userId, usd, 10_000);
    await fillWallet(services, userId, eur, 777);
    await fillWallet(services, (await newAccount(services)).user.id, usd, 5_000);
    await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    const { Months, Balances } = (await walletSeenBy(caller)) as {
      Months: { income: string; spending: string }[];
      Balances: { amount: string; Currency: { code: string } }[];
    };
    const left = Balances.find(({ Currency }) => Currency.code === 'USD')?.amount ?? '';
    expect(Months.at(-1)).toMatchObject({ income: '100.00', spending: (100 - Number(left)).toFixed(2) });
    expect(Number(left)).toBeLessThan(100);
    expect(Months.slice(0, -1).every(({ income }) => income === '0.00')).toBe(true);
  });

  it('shows saved payment methods, and not removed ones', async () => {
    const caller = await newAccount(services);
    const method = { user_id: caller.user.id, provider: 'sandbox', created_at: clock() };
    await db
      .insertInto('saved_methods')
      .values([
        { ...method, id: 'kept', reference: randomUUID(), label: 'Test card 4242', removed_at: null },
        { ...method, id: 'gone', reference: randomUUID(), label: 'Old card', removed_at: clock() },
      ])
      .execute();
    expect(await walletSeenBy(caller)).toMatchObject({
      SavedMethods: [{ id: 'kept', label: 'Test card 4242', PaymentMethod: { id: 'sandbox' } }],
    });
  });

  it('shows what a subscription charges next, and nothing once renewal is off', async () => {
    const caller = await newAccount(services);
    const end = new Date(clock().getTime() + 10 * 86_400_000);
    const plan = await db.selectFrom('plans').selectAll().where('months', '=', 1).executeTakeFirstOrThrow();
    await db
      .insertInto('subscriptions')
      .values({
        id: `due-${caller.user?.id}`,
        user_id: caller.user.id,
        plan_id: plan.id,
        order_id: null,
        status: 'ACTIVE',
        currency_id: usd,
        price_minor: 100,
        active_end_date: end,
        past_due_end_date: null,
        stop_reason: null,
        last_payment_date: null,
        is_trial: false,
        start_from_trial: false,
        max_activated: 0,
        activations_left: 0,
        renew: true,
        created_at: clock(),
        saved_method_id: null,
        next_charge_at: end,
        next_plan_id: null,
        reminded_for: null,
        told_minor: null,
        period_start: null,
        paid_minor: null,
        due_at: null,
        ended_at: null,
      })
      .execute();
    const id = `due-${caller.user.id}`;
    await decide(
      db,
      clock(),
      { id },
      {
        act: 'CHOSE',
        plan_id: plan.id,
        currency_id: usd,
        amount_minor: 100,
        paid_minor: 100,
        renews: true,
      },
    );
    // The plan costs more by now; that was not announced, so the old price applies.
    expect(await walletSeenBy(caller)).toMatchObject({
      Due: { date: end.toISOString(), amount: '1.00', Currency: { code: 'USD' }, Plan: { id: plan.id } },
    });
    await decide(db, clock(), { id }, { act: 'CANCELED', because: 'canceled' });
    expect(await walletSeenBy(caller)).toMatchObject({ Due: null });
  });
});

describe('a receipt', () => {
  it('of an order shows who, what and how much, in the requested language', async () => {
    const caller = await newAccount(services);
    const id = await bought(caller);
    const english = (await receiptSeenBy(caller, id)).body.data?.['receipt'];
    expect(english).toMatchObject({
      number: expect.any(Number),
      issuedAt: clock().toISOString(),
      seller: ['Orrery', 'localhost:3000'],
      taxId: null,
      buyerEmail: 'buyer@example.com',
      Currency: { code: 'USD' },
      Taxes: [],
      CreditNotes: [],
      paymentMethod: 'Card',
      refunded: '0.00',
    });
    expect(english).toHaveProperty('Lines.0.detail', 'Scholar');
    const german = (await receiptSeenBy(caller, id, 'de')).body.data?.['receipt'];
    expect(german).toMatchObject({ paymentMethod: 'Karte' });
    expect(german).not.toHaveProperty(
      'Lines.0.title',
      (english as { Lines: { title: string }[] }).Lines[0]?.title,
    );
  });

  it('takes its seller from the settings and the tax from the order', async () => {
    const caller = await newAccount(services);
    await db
      .insertInto('settings')
      .values([
        { name: 'seller', value: 'Orrery House Ltd\n 1 Dial Street \n' },
        { name: 'sellerTaxId', value: 'XX 123' },
        { name: 'taxRateBp', value: '1900' },
      ])
      .execute();
    const id = await bought(caller);
    const receipt = (await receiptSeenBy(caller, id)).body.data?.['receipt'];
    await db.deleteFrom('settings').where('name', 'in', ['seller', 'sellerTaxId', 'taxRateBp']).execute();
    expect(receipt).toMatchObject({
      seller: ['Orrery House Ltd', '1 Dial Street'],
      taxId: 'XX 123',
      total: '45.00',
      Taxes: [{ rate: '19', net: '37.82', tax: '7.18', gross: '45.00' }],
    });
  });

  it('uses the tax rate of the buyer’s country if the settings have one', async () => {
    const german = await newAccount(services);
    const french = await newAccount(services);
    for (const [{ user }, code] of [
      [german, 'DE'],
      [french, 'FR'],
    ] as const)
      await db
        .updateTable('users')
        .set((eb) => ({
          country_id: eb.selectFrom('countries').select('countries.id').where('code', '=', code),
        }))
        .where('id', '=', user?.id ?? '')
        .execute();
    await db
      .insertInto('settings')
      .values([
        { name: 'taxRateBp', value: '500' },
        { name: 'taxRateBp.DE', value: '1900' },
        { name: 'taxRateBp.FR', value: 'nineteen' },
      ])
      .execute();
    const receipts = [];
    for (const caller of [german, french, await newAccount(services)])
      receipts.push((await receiptSeenBy(caller, await bought(caller))).body.data?.['receipt']);
    await db.deleteFrom('settings').where('name', 'like', 'taxRateBp%').execute();
    // An invalid rate means no tax.
    expect(receipts).toMatchObject([{ Taxes: [{ rate: '19' }] }, { Taxes: [] }, { Taxes: [{ rate: '5' }] }]);
  });

  it('lists a discount, so its lines add up to the total, its net amount and its tax', async () => {
    const caller = await newAccount(services);
    const { orderId, transactionId: id } = await pay(services, caller, scholar);
    await db
      .updateTable('orders')
      .set((eb) => ({ default_minor: eb('total_minor', '+', 500) }))
      .where('id', '=', orderId)
      .execute();
    await db.insertInto('settings').values({ name: 'taxRateBp', value: '700' }).execute();
    await deliverProviderEvent(services, id, 'payment.succeeded');
    await db.deleteFrom('settings').where('name', '=', 'taxRateBp').execute();
    const { Lines, total, Taxes } = ((await receiptSeenBy(caller, id)).body.data?.['receipt'] ?? {}) as {
      Lines: Record<'title' | 'amount' | 'net' | 'tax', string>[];
      total: string;
      Taxes: Record<'net' | 'tax', string>[];
    };
    expect(Lines[1]).toMatchObject({ title: 'Discount', amount: '-5.00' });
    const sumOf = (part: 'amount' | 'net' | 'tax') =>
      Lines.reduce((sum, line) => sum + Number(line[part]), 0).toFixed(2);
    expect([sumOf('amount'), sumOf('net'), sumOf('tax')]).toEqual([total, Taxes[0]?.net, Taxes[0]?.tax]);
    expect(Number(Taxes[0]?.tax)).toBeGreaterThan(0);
  });

  it('of a top-up names it, and shows what was refunded since', async () => {
    const caller = await newAccount(services);
    const id = await topUp(services, caller, usd);
    await deliverProviderEvent(services, id, 'payment.succeeded');
    const issuedAt = clock().toISOString();
    services.time.advance({ hours: 1 });
    await refund(services, id, 500);
    expect((await receiptSeenBy(caller, id)).body.data?.['receipt']).toMatchObject({
      issuedAt,
      Lines: [{ title: 'Wallet top-up', detail: null, amount: '25.00', net: '25.00', tax: '0.00' }],
      total: '25.00',
      Taxes: [],
      refunded: '5.00',
    });
  });

  it('is visible to its owner only, and only exists for a payment', async () => {
    const caller = await newAccount(services);
    const id = await bought(caller);
    expect((await receiptSeenBy(await newAccount(services), id)).body.data).toEqual({ receipt: null });
    const { transactionId } = await pay(services, caller, patron);
    expect((await receiptSeenBy(caller, transactionId)).body.data).toEqual({ receipt: null });
    const refused = await receiptSeenBy(caller, id, 'tlh');
    expect(refused.codes).toEqual(['BAD_USER_INPUT']);
    expect(
      (await ask(app, receiptQuery, { variables: { transactionId: id, language: 'en' } })).codes,
    ).toEqual(['UNAUTHENTICATED']);
  });

  it.each([
    [1190, 1900, 190],
    [1000, 0, 0],
    [1, 1900, 0],
    [999_999_999_999, 2000, 166_666_666_667],
  ])('includes, in %i at %i hundredths of a percent, a tax of %i', (total, rate, tax) => {
    expect(includedTax(total, rate)).toBe(tax);
  });
});

describe('the fee of a payment', () => {
  const feeSeenBy = async (caller: Caller, id: string): Promise<unknown> => {
    const { body } = await ask(app, 'query ($id: String!) { transaction(id: $id) { fee } }', {
      variables: { id },
      headers: await headersOf(caller),
    });
    return body.data?.['transaction'];
  };

  it('is null if no provider was involved', async () => {
    const caller = await newAccount(services);
    await fillWallet(services, caller.user.id, usd, 10_000);
    const { transactionId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
    expect(await feeSeenBy(caller, transactionId)).toEqual({ fee: null });
    const trial = await pay(services, caller, { productId: '11', currencyId: usd }, { trial: true });
    expect(await feeSeenBy(caller, trial.transactionId)).toEqual({ fee: null });
  });

  it('is what the provider charged, even zero', async () => {
    const caller = await newAccount(services);
    expect(await feeSeenBy(caller, await bought(caller))).toEqual({ fee: '0.00' });
    const { transactionId } = await pay(services, caller, patron);
    await deliverProviderEvent(services, transactionId, 'payment.succeeded', { fee: 90 });
    expect(await feeSeenBy(caller, transactionId)).toEqual({ fee: '0.90' });
  });
});

describe('searching the transactions', () => {
  const found = async (caller: Caller, search: string): Promise<string[]> => {
    const { body } = await ask(
      app,
      'query ($filter: TransactionFilter) { transactions(filter: $filter) { Transactions { id Order { id } } } }',
      { variables: { filter: { search } }, headers: await headersOf(caller) },
    );
    expect(body.errors).toBeUndefined();
    const page = body.data?.['transactions'] as { Transactions: { id: string }[] };
    return page.Transactions.map(({ id }) => id);
  };

  it('matches the product in any language and the amount, also for top-ups', async () => {
    const caller = await newAccount(services);
    const order = await bought(caller);
    const money = await topUp(services, caller, usd, { amount: '1234.50' });
    expect(await found(caller, 'atlas')).toEqual([order]);
    for (const amount of ['1234.5', '1,234.50', '1.234,50', '$1234', '١٢٣٤٫٥', '1234 USD'])
      // oxlint-disable-next-line no-await-in-loop
      expect([amount, await found(caller, amount)]).toEqual([amount, [money]]);
    expect(await found(caller, '1234.51')).toEqual([]);
    expect(await found(caller, '34')).toEqual([]);
    expect(await found(caller, '%')).toEqual([]);
  });

  it.each([
    ['fr', 'L’été à la mer', ['ete', 'E\u0301TE\u0301', "l'ete a"]],
    ['ar', 'أَطلَس الانتباه', ['اطلس', 'أطلـس', 'الانتباة']],
    ['he', 'אַטְלָס', ['אטלס']],
    ['fa', 'اطلس کتاب‌ها', ['كتابها', 'کتاب‌ها']],
  ])('matches the title in %s however it is typed: %s', async (lang, title, searches) => {
    const caller = await newAccount(services);
    const order = await bought(caller);
    const titles = await services.db
      .selectFrom('products')
      .select(['id', 'title'])
      .where('slug', '=', 'atlas-of-attention')
      .executeTakeFirstOrThrow();
    const rename = (words: object) =>
      services.db
        .updateTable('products')
        .set({ title: JSON.stringify(words) })
        .where('id', '=', titles.id)
        .execute();
    await rename({ ...titles.title, [lang]: title });
    for (const search of searches) expect([search, await found(caller, search)]).toEqual([search, [order]]);
    await rename(titles.title);
  });

  it('matches top-ups by their name in any language, and nothing else by it', async () => {
    const caller = await newAccount(services);
    const order = await bought(caller);
    services.time.advance({ minutes: 1 });
    const money = await topUp(services, caller, usd);
    for (const { prefix } of languages) {
      const title = messagesFor(prefix, 'payments')('topUp');
      // oxlint-disable-next-line no-await-in-loop
      expect([title, await found(caller, title.toUpperCase())]).toEqual([title, [money]]);
    }
    for (const words of ['wallet', 'Top-up', 'top up', 'пополн', '充值', 'ricarica', 'טעינה'])
      // oxlint-disable-next-line no-await-in-loop
      expect([words, await found(caller, words)]).toEqual([words, [money]]);
    expect(await found(caller, 'Atlas')).toEqual([order]);
    expect(await found(caller, 'top-ups of last year')).toEqual([]);
  });

  it.each([
    ['atlas', []],
    ['45', ['45']],
    ['045,00', ['45.00']],
    ['1.234', ['1.234', '1234']],
    ['12.34.56', []],
  ])('reads %s as the amounts %j', (text, amounts) => {
    expect(parseAmountSearch(text)).toEqual(amounts);
  });
});

describe('the studies included in a purchase', () => {
  const filesOf = async (caller: Caller): Promise<unknown> =>
    (
      await ask(app, '{ purchases { Purchases { Researches { slug file } } } }', {
        headers: await headersOf(caller),
      })
    ).body.data?.['purchases'];

  it('are the published ones of its product, while it is open', async () => {
    const caller = await newAccount(services);
    await bought(caller);
    const files = [
      { slug: 'half-life-of-an-interruption', file: expect.stringContaining('/library/study.epub?ticket=') },
      expect.objectContaining({ file: expect.any(String) }),
    ];
    expect(await filesOf(caller)).toEqual({ Purchases: [{ Researches: files }] });
    const purchase = db.updateTable('purchases').where('user_id', '=', caller.user.id);
    await purchase.set({ available_to: clock() }).execute();
    expect(await filesOf(caller)).toEqual({ Purchases: [{ Researches: [] }] });
    await purchase.set({ available_to: null, status: 'REFUNDED' }).execute();
    expect(await filesOf(caller)).toEqual({ Purchases: [{ Researches: [] }] });
  });
});
