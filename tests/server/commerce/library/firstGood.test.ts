import { expect, it } from 'vitest';
import { firstGood } from '../../../../server/commerce/library/firstGood.ts';
import { testServices } from '../../support/harness.ts';

const { db, clock } = await testServices();

const firstOf = (tariffId: string, status: 'ACTIVE' | 'REFUNDED' = 'ACTIVE') =>
  firstGood(db, { status, tariff_id: tariffId, created_at: clock() });

it.each([
  ['letters-digital', 'READ'],
  ['atlas-reader', 'DOWNLOAD'],
  ['recordings-complete', 'LISTEN'],
  ['movement-films', 'WATCH'],
])('%s begins with something to %s', async (tariffId, use) => {
  expect(await firstOf(tariffId)).toMatchObject({ use });
});

it('nothing is opened of what was refunded, or of an option without goods', async () => {
  expect(await firstOf('letters-digital', 'REFUNDED')).toBeUndefined();
  expect(await firstOf('plan-month')).toBeUndefined();
});
