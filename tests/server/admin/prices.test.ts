import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { endOfDay } from '../../../server/kernel/shopTime.ts';
import { adminOf } from '../support/adminSupport.ts';
import { currencyId } from '../support/checkoutSupport.ts';
import { apply, contentFolders, edit, plannedChanges, problemsIn } from '../support/contentSupport.ts';
import { eur } from '../support/demoProducts.ts';
import { emptyAuditLog } from '../support/deskSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;
const { run } = adminOf(services);
const folders = await contentFolders(services);

const set = (...more: string[]) => run('price', 'set', 'atlas-scholar', 'eur', ...more);
const stored = (currency = eur) =>
  db
    .selectFrom('prices')
    .selectAll()
    .where('tariff_id', '=', 'atlas-scholar')
    .where('currency_id', '=', currency)
    .executeTakeFirstOrThrow();
const audited = () => db.selectFrom('audit_log').selectAll().orderBy('created_at').execute();

afterEach(async () => {
  await emptyAuditLog(services);
  await db.deleteFrom('settings').where('name', '=', 'timeZone').execute();
});

it('a price is set in the decimals of its currency', async () => {
  await run('price', 'set', 'atlas-scholar', 'kwd', '18.250', '--sale', '15', '--until', '2027-01-01');
  expect(await stored(await currencyId('KWD', db))).toMatchObject({
    default_minor: 18_250,
    sale_minor: 15_000,
    old_minor: null,
  });
  expect(await audited()).toMatchObject([{ action: 'price set', target: 'atlas-scholar' }]);
});

it('a price keeps the parts that are not named, and loses those that are named none', async () => {
  await set('54', '--sale', '45', '--until', '2027-01-31', '--old', '60', '--member', '36.50');
  const end = new Date('2027-01-31T23:59:59.999Z');
  expect((await set('52')).out).toContain('Members pay 36.50 EUR.');
  expect(await stored()).toMatchObject({
    default_minor: 5_200,
    sale_minor: 4_500,
    old_minor: 6_000,
    sale_until: end,
    member_minor: 3_650,
  });
  await set('52', '--sale', '46');
  expect(await stored()).toMatchObject({ sale_minor: 4_600, sale_until: end, member_minor: 3_650 });
  await set('52', '--sale', 'none', '--member', 'none');
  expect(await stored()).toMatchObject({
    default_minor: 5_200,
    sale_minor: null,
    old_minor: 6_000,
    sale_until: null,
    member_minor: null,
  });
});

it('a price that what it keeps would contradict is refused, and says which part', async () => {
  await set('54', '--sale', '45', '--member', '36.50');
  expect(await set('40')).toMatchObject({
    code: 1,
    err: expect.stringContaining('sale is 45.00 EUR; expected an amount below the default (--sale none'),
  });
  expect(await set('40', '--sale', 'none')).toMatchObject({ code: 0 });
  expect(await set('36')).toMatchObject({ code: 1, err: expect.stringContaining('--member none') });
  expect(await set('40', '--until', '2027-01-31')).toMatchObject({ code: 1 });
  expect(await stored()).toMatchObject({ default_minor: 4_000, member_minor: 3_650 });
});

it('a member price is below the regular price, and a plan has none', async () => {
  await set('54', '--sale', 'none', '--member', 'none');
  expect((await set('54', '--member', '54')).code).toBe(1);
  expect((await set('54', '--member', '0')).code).toBe(1);
  expect((await run('price', 'set', 'plan-year', 'eur', '90', '--member', '80')).code).toBe(1);
  expect((await set('54', '--sale', '42', '--member', '36.50')).out).toContain('Members pay 36.50 EUR.');
  expect((await stored()).member_minor).toBe(3_650);
});

it('a price that a folder may have can be set, and one that it may not have is refused in the same words', async () => {
  // The sale is below the price of members, who pay the lower one meanwhile.
  const price = ['--sale', '35', '--until', '2027-01-31', '--member', '40'];
  expect((await set('54', ...price)).code).toBe(0);
  const folder = await folders.copy();
  const file = path.join(folder, 'products/6/product.yaml');
  await edit(file, 'USD: { default: 4.00, suggested: 9.00 }', 'USD: { default: 4.00, suggested: 3.00 }');
  await edit(
    path.join(folder, 'products/11/product.yaml'),
    'USD: { default: 96.00',
    'USD: { default: 96.00, member: 90.00',
  );
  const said = (await problemsIn(folder)).join('\n');
  expect(said).toContain('expected an amount from the default on, which is not nothing');
  expect(said).toContain('expected none for a plan, whose members pay its price');
  const chosen = await run('price', 'set', 'notebook-digital', 'usd', '10.00');
  expect(chosen.err).toContain('expected an amount from the default on, which is not nothing');
  const plan = await run('price', 'set', 'plan-year', 'usd', '96', '--member', '90');
  expect(plan.err).toContain('expected none for a plan, whose members pay its price');
});

it('a sale ends with its last day in the time zone of the shop', async () => {
  await run('settings', 'set', 'timeZone', 'america/los_angeles');
  await set('54', '--sale', '45', '--until', '2027-07-31');
  expect((await stored()).sale_until).toEqual(new Date('2027-08-01T06:59:59.999Z'));
  await set('54', '--until', '2027-07-31T12:00Z');
  expect((await stored()).sale_until).toEqual(new Date('2027-07-31T12:00:00Z'));
  expect((await set('54', '--until', '2027-02-30')).code).toBe(2);
  expect((await run('settings', 'set', 'timeZone', 'Berlin')).code).toBe(2);
});

it.each([
  ['2027-03-14', 'America/New_York', '2027-03-15T03:59:59.999Z'],
  ['2027-10-31', 'Europe/Berlin', '2027-10-31T22:59:59.999Z'],
  ['2027-12-31', 'Pacific/Kiritimati', '2027-12-31T09:59:59.999Z'],
])('the day %s in %s ends at %s', (day, zone, moment) => {
  expect(endOfDay(day, zone).toISOString()).toBe(moment);
});

it('a day in a folder is the same day after an export, in any time zone', async () => {
  await run('settings', 'set', 'timeZone', 'Asia/Tokyo');
  await set('54', '--sale', '45', '--until', '2027-07-31', '--member', 'none');
  const folder = folders.next();
  await exportFolder(services, folder);
  const file = path.join(folder, 'products/2/product.yaml');
  await edit(file, 'until: 2027-07-31', 'until: 2027-08-31');
  await apply(db, clock(), folder);
  expect((await stored()).sale_until).toEqual(new Date('2027-08-31T14:59:59.999Z'));
  expect(await plannedChanges(db, folder)).toEqual([]);
});

it('a plan names what it would undo of what commands changed since the folder was applied', async () => {
  const folder = await folders.copy();
  await run('price', 'set', 'atlas-scholar', 'usd', '61');
  await run('product', 'off', '5');
  const { out } = await run('catalog', 'plan', folder);
  expect(out).toMatch(
    /changed price atlas-scholar 1 {2}default: 6100 → \d+ {2}\(undoes price set by admin:test on /,
  );
  expect(out).toMatch(/changed product 5 {2}archived: .+\(undoes product off by admin:test on /);
  await run('catalog', 'apply', folder);
  await edit(path.join(folder, 'products/5/product.yaml'), 'tariffs:', 'archived: true\ntariffs:');
  expect((await run('catalog', 'plan', folder)).out).not.toContain('undoes');
});
