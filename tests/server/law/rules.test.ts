import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { seedContent } from '../../../server/demo/seedContent.ts';
import { buyerCountry } from '../../../server/law/buyerCountry.ts';
import { parseRules } from '../../../server/law/parseRules.ts';
import { rulesBy, rulesFor } from '../../../server/law/rules.ts';
import { shippedRules } from '../../../server/law/shippedRules.ts';
import { apply, contentFolders, plannedChanges, problemsIn } from '../support/contentSupport.ts';
import { testServices } from '../support/harness.ts';

const at = new Date('2026-11-28T12:00:00Z');
const shipped = (country: string | null, day = at) => rulesBy([shippedRules], country, day);

it.each([
  ['DE', 'indefinite', { toEndOfYear: 3 }, 'consent'],
  ['AT', 'same', { years: 30 }, 'consent'],
  ['FR', 'same', { days: 365 }, 'consent'],
  ['SE', 'same', { days: 365 }, 'consent'],
  ['GB', 'same', { days: 365 }, 'consent'],
  ['US', 'same', { years: 5 }, 'none'],
  ['US-CA', 'same', { years: 5 }, 'none'],
  ['US-NY', 'same', { years: 5 }, 'none'],
  ['KZ', 'same', { days: 365 }, 'none'],
  ['BR', 'same', { days: 365 }, 'none'],
  [null, 'same', { days: 365 }, 'none'],
])('%s has its own rules, and those of its group or of everywhere', (country, term, validity, consent) => {
  const { secondTerm, gifts, withdrawal } = shipped(country);
  expect([secondTerm.is, gifts.validity, withdrawal.immediateDelivery]).toEqual([term, validity, consent]);
});

it('a rule holds from its day on', () => {
  expect(shipped('DE', new Date('2022-02-28T23:59:59Z')).secondTerm.is).toBe('same');
  expect(shipped('DE', new Date('2022-03-01T00:00:00Z')).secondTerm.is).toBe('indefinite');
  expect(shipped('GB', new Date('2026-12-31T12:00:00Z')).renewal.withdrawalAgain.afterYearDays).toBe(0);
  expect(shipped('GB', new Date('2027-01-01T12:00:00Z')).renewal.withdrawalAgain.afterYearDays).toBe(14);
});

it('a buyer in the United States of whom no state is known has the rules of California', () => {
  expect(shipped('US').renewal).toEqual(shipped('US-CA').renewal);
  expect(shipped('US-NY').renewal.yearlyReminder).toBe(true);
});

it('every shipped rule but those of everywhere says which law it is and links to it', () => {
  const without = [...shippedRules].flatMap(([place, file]) =>
    Object.entries(file).flatMap(([rule, entries]) =>
      Array.isArray(entries) &&
      entries.some((entry) => typeof entry === 'object' && entry.source.link === undefined)
        ? [`${place} ${rule}`]
        : [],
    ),
  );
  expect(without.filter((each) => !each.startsWith('default '))).toEqual([]);
});

it('a file that says something else is refused with what is expected', () => {
  const from = "[{ from: 2026-02-30, source: { law: A }, is: 'forever' }]";
  expect(() => parseRules('xx', `secondTerm: ${from}\ncolour: red\n`)).toThrow(
    /xx can't be used.*secondTerm\.0\.from: expected a day.*secondTerm\.0\.is: expected same or indefinite/s,
  );
});

const services = await testServices();
const { db } = services;
const folders = await contentFolders(services);

const own = `extends: eu
gifts:
  - from: 2026-01-01
    source: { law: What our lawyer says }
    validity: { years: 10 }
`;

it('a shop overrides rules with files of its own, which an export writes again', async () => {
  const folder = await folders.copy();
  await mkdir(path.join(folder, 'rules'));
  await writeFile(path.join(folder, 'rules/de.yaml'), own);
  await writeFile(path.join(folder, 'rules/br.yaml'), own.replace('extends: eu\n', ''));
  expect(await problemsIn(folder)).toEqual([]);
  await apply(db, at, folder);
  expect((await rulesFor(db, 'DE', at)).gifts.validity).toEqual({ years: 10 });
  expect((await rulesFor(db, 'DE', new Date('2025-12-31'))).gifts.validity).toEqual({ toEndOfYear: 3 });
  expect((await rulesFor(db, 'DE', at)).secondTerm.is).toBe('indefinite');
  expect((await rulesFor(db, 'BR', at)).gifts.validity).toEqual({ years: 10 });

  expect(await plannedChanges(db, folder)).toEqual([]);
  const again = folders.next();
  await exportFolder(services, again);
  expect(await readFile(path.join(again, 'rules/de.yaml'), 'utf8')).toBe(own);
  await db.transaction().execute((trx) => seedContent(trx, at));
  expect((await rulesFor(db, 'BR', at)).gifts.validity).toEqual({ years: 10 });

  await apply(db, at, await folders.copy());
  expect((await rulesFor(db, 'BR', at)).gifts.validity).toEqual({ days: 365 });
});

it('what is wrong with the rules of a shop is reported with file and line', async () => {
  const folder = await folders.copy();
  await mkdir(path.join(folder, 'rules'), { recursive: true });
  await writeFile(path.join(folder, 'rules/de.yaml'), own.replace('10', 'ten').replace('eu', 'zz'));
  await writeFile(path.join(folder, 'rules/germany.yaml'), own);
  await writeFile(path.join(folder, 'rules/fr.yaml'), own.replace('gifts', 'presents'));
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^rules\/de\.yaml:5: gifts\.0\.validity.*expected/),
    expect.stringMatching(/^rules\/fr\.yaml:3: presents is not known here; expected extends/),
    expect.stringMatching(/^rules\/germany\.yaml: is no file of rules; expected default, eu, a country/),
  ]);
});

it('a buyer is where the profile says, or else where the language names a country', async () => {
  const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('users').set({ country_id: null }).where('id', '=', userId).execute();
  expect(await buyerCountry(db, { userId, lang: 'de' })).toBe('DE');
  expect(await buyerCountry(db, { userId, lang: 'en' })).toBeNull();
  expect(await buyerCountry(db, { userId: undefined, lang: 'kz' })).toBe('KZ');
  await db
    .updateTable('users')
    .set({ country_id: db.selectFrom('countries').select('id').where('code', '=', 'FR') })
    .where('id', '=', userId)
    .execute();
  expect(await buyerCountry(db, { userId, lang: 'de' })).toBe('FR');
});
