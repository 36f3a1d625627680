import { beforeEach, expect, it } from 'vitest';
import type { DocumentKind } from '../../../src/shared/documents.ts';
import { requiredDocuments } from '../../../server/documents/ownDocuments.ts';
import { adminOf } from '../support/adminSupport.ts';
import { testServices } from '../support/harness.ts';

const given = await testServices();
const services = { ...given, config: { ...given.config, mode: 'production' as const } };
const { db } = services;
const { run, json } = adminOf(services);

const write = (kind: DocumentKind) =>
  db
    .insertInto('documents')
    .values({
      kind,
      version: '1',
      in_force_from: '2026-01-01',
      is_own: true,
      title: JSON.stringify({ en: kind }),
      text: JSON.stringify({ en: `The ${kind} of this shop.` }),
      applied_at: new Date('2026-01-01'),
    })
    .execute();

beforeEach(async () => {
  await db.deleteFrom('documents').where('is_own', '=', true).execute();
  await db.deleteFrom('settings').execute();
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
    taxRate: '19',
    timeZone: 'Europe/Berlin',
    contactEmail: 'hello@night-letters.example',
    campaigns: 'consent',
  };
  for (const [name, value] of Object.entries(settings)) await run('settings', 'set', name, value);
  expect(await json('law', 'check')).toEqual({ gaps: [] });
  expect((await run('law', 'check')).code).toBe(0);
});
