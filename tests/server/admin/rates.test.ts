import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { seedExchangeRates } from '../../../server/demo/exchangeRates.ts';
import { emptyAuditLog } from '../support/deskSupport.ts';
import { testServices } from '../support/harness.ts';
import { adminOf } from '../support/adminSupport.ts';

const services = await testServices();
const { db } = services;
const { run, json } = adminOf(services);
const folder = await mkdtemp(path.join(tmpdir(), 'rates-test-'));
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  await emptyAuditLog(services);
  await db.deleteFrom('exchange_rates').execute();
  await db.transaction().execute(seedExchangeRates);
});

const stored = async (code: string) =>
  db
    .selectFrom('exchange_rates')
    .innerJoin('currencies', 'currencies.id', 'currency_id')
    .select(['rate', 'source', 'taken_at'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

/** A file like the bank's, with these rates. */
async function bankFile(rates: Record<string, string>, day = '2026-11-20'): Promise<string> {
  const file = path.join(folder, 'eurofxref-daily.xml');
  const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
  await writeFile(file, `<Envelope><Cube><Cube time='${day}'>${cubes.join('')}</Cube></Cube></Envelope>`);
  return file;
}

it('importing the bank’s daily file stores rates per dollar, and leaves all others alone', async () => {
  const file = await bankFile({ USD: '1.1592', GBP: '0.8747', KRW: '1704.03', JPY: '180.1' });
  expect(await json('rates', 'import', file)).toMatchObject({
    day: '2026-11-20',
    rates: expect.arrayContaining([
      { code: 'USD', rate: '1' },
      { code: 'EUR', rate: '0.86266391' },
      { code: 'GBP', rate: '0.75457212' },
    ]),
    others: expect.arrayContaining(['RUB', 'KWD']),
  });
  expect(await stored('EUR')).toMatchObject({ source: 'European Central Bank, 2026-11-20' });
  expect(await stored('RUB')).toMatchObject({ source: 'Demo rates, 2 November 2026' });
  expect(await db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { action: 'rates import', target: '2026-11-20' },
  ]);
});

it('importing the same file again changes nothing', async () => {
  const file = await bankFile({ USD: '1.1592', GBP: '0.8747' });
  await run('rates', 'import', file);
  const before = await stored('GBP');
  expect((await run('rates', 'import', file)).code).toBe(0);
  expect(await stored('GBP')).toEqual(before);
});

it('an import with one implausible rate is rejected as a whole unless forced', async () => {
  const file = await bankFile({ USD: '1.1592', GBP: '87.47' });
  const refused = await run('rates', 'import', file);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('GBP was 0.78') });
  expect(await stored('EUR')).toMatchObject({ source: 'Demo rates, 2 November 2026' });
  expect((await run('rates', 'import', file, '--force')).code).toBe(0);
  expect(Number((await stored('GBP')).rate)).toBeGreaterThan(75);
});

it('a file older than the stored rates is rejected unless forced', async () => {
  const file = await bankFile({ USD: '1.1', GBP: '0.85' }, '2026-10-30');
  expect(await run('rates', 'import', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is of 2026-11-02'),
  });
  expect((await run('rates', 'import', file, '--force')).code).toBe(0);
});

it('a file that is not the bank’s changes nothing', async () => {
  const file = path.join(folder, 'other.xml');
  for (const content of ['', '<a/>', Buffer.from([0xff, 0xfe, 0x00])]) {
    await writeFile(file, content);
    expect((await run('rates', 'import', file)).code).toBe(1);
  }
  await writeFile(file, Buffer.alloc(1_000_001, 0x20));
  expect(await run('rates', 'import', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('1000001 bytes'),
  });
  expect((await run('rates', 'import', path.join(folder, 'none.xml'))).code).toBe(1);
  expect((await run('rates', 'import', folder)).code).toBe(1);
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
});

it('a rate can be set by hand and listed, even if there was none', async () => {
  await db.deleteFrom('exchange_rates').execute();
  expect((await run('rates', 'list')).out).toContain('KZT  has no rate');
  expect(
    (await run('rates', 'set', 'kzt', '486.5', '--source', 'National bank', '--at', '2026-11-19')).code,
  ).toBe(0);
  const { out } = await run('rates', 'list');
  expect(out).toContain('KZT  486.5  2026-11-19  National bank');
  expect(out).toContain('USD  1  2026-11-19');
  for (const [words, code] of [
    [['USD', '2'], 1],
    [['XXX', '2'], 1],
    [['EUR', '0'], 2],
    [['EUR', '1e3'], 2],
  ] as const)
    expect((await run('rates', 'set', ...words)).code).toBe(code);
});
