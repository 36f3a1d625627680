import { expect, it } from 'vitest';
import { documentKinds } from '../../../src/shared/documents.ts';
import { languages } from '../../../src/shared/languages.ts';
import { documentGaps } from '../../../server/documents/documentGaps.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();
const { db, clock } = services;

const set = (name: string, value: string) => db.insertInto('settings').values({ name, value }).execute();

it('a new shop has only the documents that ship with the software, and none of the seller’s settings', async () => {
  const gaps = await documentGaps(db, clock());
  expect(gaps.filter(({ gap }) => gap === 'default only').map(({ kind }) => kind)).toEqual(documentKinds);
  expect(gaps.filter(({ gap }) => gap === 'missing')).toEqual([]);
  const ofImprint = gaps.flatMap((each) =>
    each.gap === 'setting missing' && each.kind === 'imprint' ? [each.setting] : [],
  );
  expect(ofImprint.toSorted()).toEqual([
    'contactEmail',
    'seller',
    'sellerPhone',
    'sellerRegister',
    'sellerRepresentative',
    'sellerTaxId',
  ]);
});

it('a setting that is set is no gap any more', async () => {
  await set('seller', 'Orrery Ltd\n1 Dial Street');
  await set('contactEmail', 'hello@orrery.example');
  const settings = (await documentGaps(db, clock())).flatMap((each) =>
    each.gap === 'setting missing' ? [each.setting] : [],
  );
  expect(settings).not.toContain('seller');
  expect(settings).not.toContain('contactEmail');
  expect(settings).toContain('sellerRegister');
});

it('an own document is no default, and lacks the languages that it has no text in', async () => {
  await db
    .insertInto('documents')
    .values({
      kind: 'imprint',
      version: '1',
      in_force_from: '2026-11-20',
      is_own: true,
      title: JSON.stringify({ en: 'Imprint', de: 'Impressum' }),
      text: JSON.stringify({ en: 'By {phone}', de: 'Von {phone}' }),
      applied_at: clock(),
    })
    .execute();
  const gaps = (await documentGaps(db, clock())).filter(({ kind }) => kind === 'imprint');
  expect(gaps).toEqual([
    ...languages
      .filter(({ prefix }) => !['en', 'de'].includes(prefix))
      .map(({ prefix: lang }) => ({ gap: 'missing', kind: 'imprint', lang })),
    { gap: 'setting missing', kind: 'imprint', setting: 'sellerPhone' },
  ]);
});
