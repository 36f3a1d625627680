import { beforeEach, expect, it } from 'vitest';
import { offeredProviders } from '../../../server/commerce/payments/providers.ts';
import type { DocumentKind } from '../../../src/shared/documents.ts';
import { requiredDocuments } from '../../../server/documents/ownDocuments.ts';
import { adminOf } from '../support/adminSupport.ts';
import { testServices } from '../support/harness.ts';
import { stripeEnv } from '../support/stripeSupport.ts';

const given = await testServices(stripeEnv);
const services = { ...given, config: { ...given.config, mode: 'production' as const } };
const { db } = services;
const { run, json } = adminOf(services);

const write = (kind: DocumentKind, version = '1', text = `The ${kind} of this shop.`) =>
  db
    .insertInto('documents')
    .values({
      kind,
      version,
      in_force_from: `2026-01-0${version}`,
      is_own: true,
      title: JSON.stringify({ en: kind }),
      text: JSON.stringify({ en: text }),
      applied_at: new Date('2026-01-01'),
    })
    .execute();

beforeEach(async () => {
  await db.deleteFrom('documents').where('is_own', '=', true).execute();
  await db.deleteFrom('settings').execute();
});

const offered = async () => (await offeredProviders(services, undefined)).map(({ id }) => id);

it('a shop takes money once it has an imprint, terms, and privacy texts of its own', async () => {
  expect(await offered()).toEqual([]);
  const [last, ...others] = requiredDocuments;
  for (const kind of others) await write(kind);
  expect(await offered()).toEqual([]);
  await write(last);
  expect(await offered()).toEqual(['stripe']);
});

it('the demo sells without them', async () => {
  expect((await offeredProviders(given, undefined)).map(({ id }) => id)).toContain('stripe');
});

it('law check lists every gap with where it belongs, and what blocks payments first', async () => {
  const { code, out } = await run('law', 'check');
  expect(code).toBe(1);
  expect(out.split('\n').filter((line) => line.startsWith('Blocks payments')).length).toBe(3);
  expect(out).toMatch(/^Blocks payments: No imprint of your own. → documents\/imprint\/<language>.md/);
  for (const setting of ['seller', 'sellerTaxId', 'taxRate', 'timeZone', 'contactEmail', 'campaigns'])
    expect(out).toContain(`settings set ${setting}`);
  // The law that asks for a yes, and where.
  expect(out).toMatch(/DE.*FR.*2002\/58/);
});

it('law check finds nothing in a shop that has everything', async () => {
  for (const kind of requiredDocuments) await write(kind);
  const settings = {
    seller: 'Night Letters | 1 Dial Street',
    sellerTaxId: 'DE123456789',
    sellerPhone: '+49 30 123456',
    taxRate: '19',
    timeZone: 'Europe/Berlin',
    contactEmail: 'hello@night-letters.example',
    campaigns: 'consent',
  };
  for (const [name, value] of Object.entries(settings)) await run('settings', 'set', name, value);
  // The texts are in English only, which is no more than a note.
  expect(await json('law', 'check')).toEqual({
    gaps: requiredDocuments.map((kind) => ({
      weight: 'NOTE',
      gap: expect.stringMatching(`^No ${kind} in .*de.*; their readers see the English one$`),
      place: `documents/${kind}/ru.md, then catalog apply`,
    })),
  });
  expect((await run('law', 'check')).code).toBe(0);
  await write('privacy', '2', 'Entered in {register}.');
  expect((await run('law', 'check')).out).toContain(
    'names sellerRegister, which is not set. → settings set sellerRegister',
  );
});
