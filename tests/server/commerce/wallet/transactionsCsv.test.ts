import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { issueSession } from '../../../../server/identity/sessions.ts';
import type { Caller } from '../../../../server/kernel/caller.ts';
import { csvCell, csvRow } from '../../../../server/commerce/wallet/csv.ts';
import { batchSize } from '../../../../server/commerce/wallet/transactionsCsv.ts';
import { bearer } from '../../support/calls.ts';
import { newAccount, pay, deliverProviderEvent } from '../../support/checkoutSupport.ts';
import { scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { topUp } from '../../support/walletSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

async function download({ user }: Caller, query = '', language = 'en') {
  const { token } = await issueSession(db, clock(), { userId: user?.id ?? '', lifetime: 'short' });
  return app.inject({
    url: `/api/transactions.csv${query}`,
    headers: { ...bearer(token), 'accept-language': language },
  });
}

const linesOf = (body: string): string[] => body.split('\r\n').slice(0, -1);

it('the CSV requires a bearer token, and accepts none in the URL or a cookie', async () => {
  const { user } = await newAccount(services);
  const { token } = await issueSession(db, clock(), { userId: user?.id ?? '', lifetime: 'short' });
  for (const [url, headers] of [
    ['/api/transactions.csv', {}],
    [`/api/transactions.csv?token=${token}`, {}],
    [`/api/transactions.csv?access_token=${token}&authorization=Bearer%20${token}`, {}],
    ['/api/transactions.csv', { cookie: `token=${token}` }],
  ] as const) {
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  }
});

it('the CSV has the caller’s own transactions, newest first, in a form that spreadsheets open', async () => {
  const caller = await newAccount(services);
  const { transactionId } = await pay(services, caller, scholar);
  await deliverProviderEvent(services, transactionId, 'payment.succeeded', { fee: 30 });
  services.time.advance({ minutes: 1 });
  const money = await topUp(services, caller, usd);
  await topUp(services, await newAccount(services), usd);
  const response = await download(caller);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payments-2026-11-21-en.csv"',
    'cache-control': 'no-store',
  });
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, first, second, ...rest] = linesOf(response.body.replace('\ufeff', ''));
  expect(head).toBe(
    'Date,Number,Description,Status,Amount,Currency,Charged amount,Charged currency,Fee,Refunded,Paid with,Receipt,Credit notes,Price,Billed to,Order number',
  );
  expect(first).toContain(`${money},Wallet top-up,Not confirmed yet,25.00,USD,,,,0.00,Card,,,,`);
  expect(second).toContain(`${transactionId},The Atlas of Attention,Paid,`);
  expect(second).toMatch(/,0\.30,0\.00,Card,\d+,,,,[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(rest).toEqual([]);
});

it('the CSV is in the language that the browser requests', async () => {
  const response = await download(await newAccount(services), '', 'de-DE');
  expect(response.headers['content-language']).toBe('de');
  expect(linesOf(response.body)).toHaveLength(1);
  expect(response.body).toContain('Datum');
});

it('the CSV accepts the filters of the list, and rejects others', async () => {
  const caller = await newAccount(services);
  const early = await topUp(services, caller, usd, { amount: '7.00' });
  services.time.advance({ days: 2 });
  const late = await topUp(services, caller, usd, { amount: '8.00' });
  await deliverProviderEvent(services, late, 'payment.succeeded');
  const ids = async (query: string): Promise<string[]> =>
    linesOf((await download(caller, query)).body)
      .slice(1)
      .map((line) => line.split(',')[1] ?? '');
  expect(await ids('')).toEqual([late, early]);
  expect(await ids('?status=PENDING')).toEqual([early]);
  expect(await ids('?status=PENDING&status=SUCCEEDED')).toEqual([late, early]);
  const between = new Date(clock().getTime() - 86_400_000).toISOString();
  expect(await ids(`?from=${between}`)).toEqual([late]);
  expect(await ids(`?to=${between}`)).toEqual([early]);
  expect(await ids('?search=7')).toEqual([early]);
  expect((await download(caller, '?status=SOLD')).statusCode).toBe(400);
  expect((await download(caller, '?from=yesterday')).statusCode).toBe(400);
});

it('a long CSV has every row once, even if many were made at the same instant', async () => {
  const caller = await newAccount(services);
  const count = 2 * batchSize + 7;
  const now = clock();
  await db
    .insertInto('transactions')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: randomUUID(),
        user_id: caller.user.id,
        order_id: null,
        purpose: 'TOP_UP' as const,
        status: 'EXPIRED' as const,
        payment_method: 'sandbox',
        currency_id: usd,
        amount_minor: 100,
        language: 'en' as const,
        created_at: new Date(now.getTime() - Math.floor(index / 300)),
        date_of_status_change: now,
      })),
    )
    .execute();
  const lines = linesOf((await download(caller)).body).slice(1);
  expect(lines).toHaveLength(count);
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(count);
});

it.each(['=HYPERLINK("https://evil.example";"x")', '+1', '-1', '@sum'])(
  'a product named %j is plain text in the CSV',
  async (title) => {
    const caller = await newAccount(services);
    await pay(services, caller, scholar);
    const product = db.updateTable('products').where('id', '=', scholar.productId);
    const { title: before } = await db
      .selectFrom('products')
      .select('title')
      .where('id', '=', scholar.productId)
      .executeTakeFirstOrThrow();
    await product.set({ title: JSON.stringify({ en: title }) }).execute();
    const [, line = ''] = linesOf((await download(caller)).body);
    await product.set({ title: JSON.stringify(before) }).execute();
    const text = line.split(',')[2] ?? '';
    expect(text.replaceAll('""', '"').replace(/^"(.*)"$/, '$1')).toBe(`'${title}`);
  },
);

it.each([
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '\u00a0=1+1',
  '\u200f=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
])('the formula in %j is neutralized', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
});

it('line breaks, commas and quotes in a cell are quoted', () => {
  expect(csvRow(['a', 'b,c', 'say "so"', 'two\nlines'])).toBe('a,"b,c","say ""so""","two\nlines"\r\n');
});
