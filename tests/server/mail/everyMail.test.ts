import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allMails } from '../../../server/mail/allMails.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { languages } from '../../../src/shared/languages.ts';
import { withSingleStops } from '../../../src/shared/messageFormat.ts';
import { samplesOf } from '../support/samplesOf.ts';

/** The paths of all texts in a locale file. */
const keysOf = (messages: object, above = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${above}${name}.`) : `${above}${name}`,
  );

// A missing text shows as its key. Keys of plurals have another form in the file.
const keys = keysOf(JSON.parse(readFileSync('locales/en/emails.json', 'utf8')))
  .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
  .filter((key) => key.includes('.'));

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
});
