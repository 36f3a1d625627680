import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withdrawalDays } from '../../../../server/commerce/grants/value.ts';
import { languages } from '../../../../src/shared/languages.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { withEvent } from '../../support/librarySupport.ts';
import { quotesWith } from '../../support/quotes.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;
const ask = quotesWith(app, services, 'refundDays');

const daysOf = async (input: object) => (await ask(input)).quote?.['refundDays'];
const inHours = (hours: number) => new Date(clock().getTime() + hours * 3_600_000);

it.each([
  ['a title', { productId: '2', tariffId: 'atlas-scholar' }, withdrawalDays],
  ['a plan of a year', { productId: '11' }, withdrawalDays],
  ['a plan of thirty days, a tenth of which may be tried', { productId: '10' }, 3],
  ['a plan without an end', { productId: '12' }, withdrawalDays],
])('%s says for how many days it is refunded right away', async (_what, input, days) => {
  expect(await daysOf(input)).toBe(days);
});

it('what comes with an event is refunded right away until that begins', async () => {
  const patterns = { productId: '8', tariffId: 'patterns-three' };
  const id = await withEvent(services, { tariff_id: 'patterns-three' }, [inHours(125), inHours(127)]);
  expect(await daysOf(patterns)).toBe(5);
  await db
    .updateTable('event_dates')
    .set({ starts_at: inHours(5) })
    .where('deliverable_id', '=', id)
    .execute();
  expect(await daysOf(patterns)).toBeNull();
  await db.deleteFrom('deliverables').where('id', '=', id).execute();
});

it('what costs nothing has nothing to refund', async () => {
  const prices = db.updateTable('prices').where('tariff_id', '=', 'patterns-all');
  await prices.set({ default_minor: 0, sale_minor: null, sale_until: null, member_minor: null }).execute();
  expect(await daysOf({ productId: '8', tariffId: 'patterns-all' })).toBeNull();
});

it.each(languages.map(({ prefix }) => prefix))('the terms in %s name the same days', (lang) => {
  const terms = readFileSync(`content/documents/terms/${lang}.md`, 'utf8');
  expect(terms).toContain('{withdrawalDays}');
});

it('the seller is named as on receipts', async () => {
  const seller = async () => {
    const { json } = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      payload: { query: '{ seller }' },
    });
    return json();
  };
  expect(await seller()).toMatchObject({ data: { seller: 'Orrery' } });
  await db.insertInto('settings').values({ name: 'seller', value: 'Orrery Ltd\n1 Dial Street' }).execute();
  expect(await seller()).toMatchObject({ data: { seller: 'Orrery Ltd' } });
});
