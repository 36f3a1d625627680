import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allMails } from '../../../server/mail/allMails.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { languages, type Lang } from '../../../src/shared/languages.ts';
import { withSingleStops } from '../../../src/shared/messageFormat.ts';
import { writeMoney } from '../../../src/shared/writeMoney.ts';
import { sampleAmount, samplesOf } from '../support/samplesOf.ts';

/** The paths of all texts in a locale file. */
const keysOf = (messages: object, above = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${above}${name}.`) : `${above}${name}`,
  );

// A missing text shows as its key. Keys of plurals have another form in the file.
const keys = keysOf(JSON.parse(readFileSync('locales/en/emails.json', 'utf8')))
  .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
  .filter((key) => key.includes('.'));

/** Decimals that aren't amounts, and what others add up to. */
const notShown = new Set(['rate', 'gross']);

/** A mail's data with another amount in each place, and these amounts with the names of their fields. */
function withOwnAmounts(data: unknown) {
  const fields = new Map<string, string>();
  const changed: unknown = JSON.parse(JSON.stringify(data), (field, value: unknown) => {
    if (value !== sampleAmount || notShown.has(field)) return value;
    const amount = `${fields.size + 21}.75`;
    fields.set(amount, field);
    return amount;
  });
  return { data: changed, fields };
}

/** The amounts that a text in a language shows, or their negatives. */
const shownIn = (text: string, lang: Lang, amounts: readonly string[]): string[] =>
  amounts.filter((amount) =>
    [amount, `-${amount}`].some((each) => text.includes(writeMoney(lang, each, 'EUR'))),
  );

it('every mail in the folder is in the list, each under its own name', async () => {
  const files: string[] = [];
  for await (const file of glob('server/mail/mails/*.ts')) files.push(file.replace(/^.*\/|\.ts$/g, ''));
  expect(files.length).toBeGreaterThan(20);
  expect(allMails.map(({ name }) => name).sort()).toEqual(files.sort());
});

it('a mail queued under a name from an earlier version is still sent', () => {
  // Removing a name from this list requires a migration of the rows queued under it.
  const names =
    'loginLink verifyEmail registration accountExists resetPassword emailChangeNew emailChangeOld emailTaken ' +
    'securityChanged newDevice wrongCodes deletionPlanned receipt orderLink presentArrived contact dreamReport ' +
    'refund chargeback disputeWon trialEnding renewalReminder paymentFailed subscriptionEnded';
  expect(allMails.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(' ')));
});

it('a mail with invalid data is refused without quoting its link', () => {
  const broken = () => renderMail({ template: 'loginLink', data: { link: 'secret', minutes: 15 } }, 'en');
  expect(broken).toThrow('the data of the mail loginLink does not fit: link');
  expect(() => renderMail({ template: 'odd', data: {} }, 'en')).toThrow('there is no mail odd');
});

describe.each(allMails)('the mail $name', ({ name, schema }) => {
  const samples = samplesOf(schema);

  it.each(languages)('is complete in $prefix', ({ prefix }) => {
    for (const data of samples) {
      expect(v.is(schema, data)).toBe(true);
      const { subject, html, text } = renderMail({ template: name, data }, prefix);
      for (const part of [subject, html, text]) {
        expect(part).not.toMatch(/\{\{|undefined|NaN|Invalid Date|\[object/);
        expect(keys.filter((key) => part.includes(key))).toEqual([]);
        expect(part).toBe(withSingleStops(part));
      }
      expect(subject.trim()).not.toBe('');
      const links = Object.values(Object(data)).filter((value) => String(value).startsWith('https:'));
      for (const link of links) expect(text).toContain(link);
    }
  });

  it('shows every amount, the same ones in every language', () => {
    const known = new Set<string>();
    const seen = new Set<string>();
    for (const sample of samples) {
      const { data, fields } = withOwnAmounts(sample);
      const shown = languages.map(({ prefix }) =>
        shownIn(renderMail({ template: name, data }, prefix).text, prefix, [...fields.keys()]),
      );
      for (const inLanguage of shown) expect(inLanguage).toEqual(shown[0]);
      for (const field of fields.values()) known.add(field);
      for (const amount of shown[0] ?? []) seen.add(fields.get(amount) ?? '');
    }
    expect(seen).toEqual(known);
  });
});
