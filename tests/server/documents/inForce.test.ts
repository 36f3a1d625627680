import { expect, it } from 'vitest';
import { documentsInForce } from '../../../server/documents/inForce.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db } = services;

const add = (version: string, from: string, applied: string) =>
  db
    .insertInto('documents')
    .values({
      kind: 'terms',
      version,
      in_force_from: from,
      is_own: true,
      title: JSON.stringify({ en: 'Terms' }),
      text: JSON.stringify({ en: version }),
      applied_at: new Date(applied),
    })
    .execute();

const termsAt = async (moment: string) =>
  (await documentsInForce(db, new Date(moment))).find(({ kind }) => kind === 'terms')?.version;

it('the documents that ship with the software are in force until the owner’s own are', async () => {
  expect(await documentsInForce(db, services.clock())).toEqual(
    expect.arrayContaining([
      { kind: 'privacy', version: 'standard-1', inForceFrom: '2026-11-01', isOwn: false },
      { kind: 'terms', version: 'standard-1', inForceFrom: '2026-11-01', isOwn: false },
    ]),
  );
  await add('1', '2026-12-01', '2026-11-20T08:00Z');
  expect(await termsAt('2026-11-30T23:59Z')).toBe('standard-1');
  expect(await termsAt('2026-12-01T00:00Z')).toBe('1');
});

it('a version begins with its day in the shop’s time zone', async () => {
  await db.insertInto('settings').values({ name: 'timeZone', value: 'Asia/Tokyo' }).execute();
  expect(await termsAt('2026-11-30T14:59Z')).toBe('standard-1');
  expect(await termsAt('2026-11-30T15:00Z')).toBe('1');
});

it('a version with an earlier day doesn’t count before it was applied', async () => {
  await add('2', '2026-12-05', '2026-12-20T08:00Z');
  expect(await termsAt('2026-12-10T08:00Z')).toBe('1');
  expect(await termsAt('2026-12-20T08:00Z')).toBe('2');
});
