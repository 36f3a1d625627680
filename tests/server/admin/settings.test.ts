import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { siteInbox } from '../../../server/kernel/siteInbox.ts';
import { sellerOf } from '../../../server/commerce/orders/seller.ts';
import { taxRate } from '../../../server/commerce/orders/taxRate.ts';
import { adminOf } from '../support/adminSupport.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { reminderHours, reminderSetting } from '../../../server/commerce/checkout/planReminder.ts';
import { emptyAuditLog } from '../support/deskSupport.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, config } = services;
const { run, json } = adminOf(services);
// The demo sets it.
await db.deleteFrom('settings').where('name', '=', reminderSetting).execute();
const own = [
  'seller',
  'sellerTaxId',
  'contactEmail',
  'language',
  reminderSetting,
  'taxRateBp',
  'taxRateBp.DE',
];
afterEach(async () => {
  await db.deleteFrom('settings').where('name', 'in', own).execute();
  await emptyAuditLog(services);
});

it('receipts show the seller from the settings', async () => {
  expect((await run('settings', 'set', 'seller', 'Orrery Ltd | 1 Dial Street |  London ')).code).toBe(0);
  await run('settings', 'set', 'sellerTaxId', ' GB1 ');
  expect(await sellerOf(db, config)).toEqual({
    lines: ['Orrery Ltd', '1 Dial Street', 'London'],
    taxId: 'GB1',
  });
});

it('a tax is set in percent, for everyone and per country', async () => {
  const { user } = await newAccount(services);
  const userId = user?.id ?? '';
  const taxOf = async () =>
    (await sql<{ rate: number }>`select ${taxRate(userId)} as rate`.execute(db)).rows[0]?.rate;
  await run('settings', 'set', 'taxRate', '5.5');
  expect(await taxOf()).toBe(550);
  await run('settings', 'set', 'taxRate.DE', '19');
  const germany = await db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', 'DE')
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ country_id: germany.id }).where('id', '=', userId).execute();
  expect(await taxOf()).toBe(1_900);
  expect(await json('settings', 'list')).toMatchObject({ values: { taxRate: '5.5', 'taxRate.DE': '19' } });
});

it('mail to the site goes to the inbox in the settings, or else in the environment, in the site’s language', async () => {
  expect(await siteInbox(db, config)).toEqual({ to: config.contactEmail, lang: 'en' });
  await run('settings', 'set', 'contactEmail', 'hello@shop.example');
  await run('settings', 'set', 'language', 'de');
  expect(await siteInbox(db, config)).toEqual({ to: 'hello@shop.example', lang: 'de' });
  await run('settings', 'clear', 'contactEmail');
  await run('settings', 'clear', 'language');
  expect(await siteInbox(db, config)).toEqual({ to: config.contactEmail, lang: 'en' });
});

it('buyers are reminded after the hours in the settings, and never if there are none', async () => {
  expect(await reminderHours(db)).toBeUndefined();
  expect((await run('settings', 'set', 'paymentReminderHours', '6')).code).toBe(0);
  expect(await reminderHours(db)).toBe(6);
});

it('the list explains every setting, and shows nothing else from the table', async () => {
  const { out } = await run('settings', 'list');
  for (const name of [
    'seller:',
    'sellerTaxId:',
    'taxRate:',
    'taxRate.<country>:',
    'contactEmail:',
    'language:',
    'paymentReminderHours:',
  ])
    expect(out).toContain(name);
  // The demo's own setting.
  expect(await json('settings', 'list')).toEqual({ values: { companyTexts: 'on' } });
  await run('settings', 'clear', 'companyTexts');
  expect((await run('settings', 'list')).out).toContain('Nothing is set.');
});

it('an unknown setting or an invalid value is rejected with a reason', async () => {
  for (const [name, value, code] of [
    ['seed', 'x', 1],
    ['secret', 'x', 1],
    ['taxRateBp', '1900', 1],
    ['taxRate.de', '19', 1],
    ['taxRate.XX', '19', 1],
    ['taxRate', '101', 2],
    ['taxRate', '19%', 2],
    ['seller', ' | ', 2],
    ['contactEmail', 'nobody', 2],
    ['language', 'xx', 2],
    ['paymentReminderHours', '0', 2],
    ['paymentReminderHours', '169', 2],
    ['paymentReminderHours', '1.5', 2],
  ] as const)
    expect({ name, value, code: (await run('settings', 'set', name, value)).code }).toEqual({
      name,
      value,
      code,
    });
  expect((await run('settings', 'clear', 'seller')).code).toBe(1);
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
});

it('setting and clearing a value is audited', async () => {
  await run('settings', 'set', 'taxRate', '19');
  await run('settings', 'clear', 'taxRate');
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('created_at').orderBy('id').execute();
  expect(rows.map(({ action, target }) => [action, target]).toSorted()).toEqual([
    ['settings clear', 'taxRate'],
    ['settings set', 'taxRate'],
  ]);
});
