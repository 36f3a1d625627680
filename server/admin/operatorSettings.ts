import * as v from 'valibot';
import { siteLanguages } from '../../src/shared/languages.ts';
import { canBeMailed, normalizeEmail } from '../../src/shared/texts.ts';
import { sellerSettings } from '../documents/legalFacts.ts';
import { notSoldToSetting } from '../commerce/orders/notSoldTo.ts';
import { reminderSetting } from '../commerce/checkout/planReminder.ts';
import { campaignModes } from '../../src/shared/campaigns.ts';
import { campaignsSetting } from '../kernel/campaignsSetting.ts';
import { companySetting } from '../kernel/companySetting.ts';
import { timeZoneSetting } from '../kernel/shopTime.ts';
import { contactSetting, languageSetting } from '../kernel/siteInbox.ts';
import { timeZoneOf } from '../kernel/timeZone.ts';

/** A fact about the deployment that the operator stores in the `settings` table. */
export interface OperatorSetting {
  readonly name: string;
  readonly help: string;
  readonly example: string;
  /** Parses the operator's input into the stored form. */
  readonly input: v.GenericSchema<string, string>;
  /** Formats the stored value the way the operator enters it. */
  readonly show: (stored: string) => string;
}

const asIs = (stored: string): string => stored;

/** Parses a percentage such as `19` or `5.5` into hundredths of a percent. */
const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a percentage such as 19 or 5.5'),
  v.transform((text) => String(Math.round(Number(text) * 100))),
  v.check((stored) => Number(stored) <= 10_000, 'must be at most 100'),
);
const showPercent = (stored: string): string => String(Number(stored) / 100);

const shortLine = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(200),
  v.regex(/^[^\p{Cc}]+$/u, 'must be one line'),
);

const prefixes = siteLanguages.map(({ prefix }) => prefix);

/** The row of `settings` with what support may refund or credit at once. */
export const supportLimitSetting = 'supportLimit';

/** All settings except the tax rates of individual countries. */
const plain: readonly OperatorSetting[] = [
  {
    name: 'seller',
    help: 'who sells: name and address on receipts, lines divided by |; else the product and its site',
    example: '"Orrery Ltd | 1 Dial Street | London"',
    input: v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(/\||\n/)
          .map((line) => line.trim())
          .filter(Boolean)
          .join('\n'),
      ),
      v.nonEmpty('must not be empty'),
      v.maxLength(500),
    ),
    show: (stored) => stored.split('\n').join(' | '),
  },
  {
    name: 'sellerTaxId',
    help: 'the number for the tax on receipts',
    example: 'GB123456789',
    input: v.pipe(shortLine, v.maxLength(50)),
    show: asIs,
  },
  ...[
    {
      name: sellerSettings.representative,
      help: 'who represents the seller, for the imprint',
      example: '"Ada Byron"',
    },
    {
      name: sellerSettings.register,
      help: 'the register that lists the seller, and the number there, for the imprint',
      example: '"Companies House, 01234567"',
    },
    {
      name: sellerSettings.phone,
      help: 'the seller’s phone number, for the imprint',
      example: '"+44 20 7946 0000"',
    },
  ].map((setting) => ({ ...setting, input: shortLine, show: asIs })),
  {
    name: 'taxRate',
    help: 'the tax that prices include, in percent; paid orders keep theirs',
    example: '19',
    input: percent,
    show: showPercent,
  },
  {
    name: contactSetting,
    help: 'the inbox of the contact forms and of notices for the operator; else CONTACT_EMAIL',
    example: 'hello@shop.example',
    input: v.pipe(
      v.string(),
      v.transform(normalizeEmail),
      v.maxLength(254),
      v.check(canBeMailed, 'must be an e-mail address'),
    ),
    show: asIs,
  },
  {
    name: languageSetting,
    help: `the language of notices for the operator, one of ${prefixes.join(', ')}; else en`,
    example: 'de',
    input: v.picklist(prefixes, `must be one of ${prefixes.join(', ')}`),
    show: asIs,
  },
  {
    name: timeZoneSetting,
    help: 'the time zone in which the days of the shop begin and end; else UTC',
    example: 'Europe/Berlin',
    input: v.pipe(
      v.string(),
      v.transform((name) => timeZoneOf(name) ?? ''),
      v.nonEmpty('must be a time zone such as Europe/Berlin'),
    ),
    show: asIs,
  },
  {
    name: reminderSetting,
    help: 'the hours after which the buyer of an order that ended unpaid is reminded of it, once; else never',
    example: '4',
    input: v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be a number of hours'),
      v.check((hours) => Number(hours) >= 1 && Number(hours) <= 168, 'must be between 1 and 168'),
    ),
    show: asIs,
  },
  {
    name: supportLimitSetting,
    help: 'what the role support may refund or credit at once; above it, other roles give their password again; else 50 USD',
    example: '"100 EUR"',
    input: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^\d{1,9}(\.\d{1,3})? [A-Z]{3}$/, 'must be an amount such as "100 EUR"'),
    ),
    show: asIs,
  },
  {
    name: companySetting,
    help: 'whether the texts in locales about a company, its projects and collaborations are yours: on or off; else off',
    example: 'on',
    input: v.picklist(['on', 'off'], 'must be on or off'),
    show: asIs,
  },
  {
    name: notSoldToSetting,
    help: 'the countries that nothing is sold to, by their ISO 3166 codes, divided by commas; else sold everywhere',
    example: 'IR,RU',
    input: v.pipe(
      v.string(),
      v.transform((text) => text.toUpperCase().replaceAll(/\s/g, '')),
      v.regex(/^[A-Z]{2}(?:,[A-Z]{2})*$/, 'must be country codes such as IR,RU'),
    ),
    show: asIs,
  },
  {
    name: campaignsSetting,
    help: 'where campaign parameters (utm) are kept: cookie, consent (a cookie after a yes), or tab (no cookie); else cookie',
    example: 'consent',
    input: v.picklist(campaignModes, `must be ${campaignModes.join(', ')}`),
    show: asIs,
  },
];

const ofCountry: Omit<OperatorSetting, 'name'> = {
  help: 'the same for buyers of a country, by its ISO 3166 code',
  example: '20',
  input: percent,
  show: showPercent,
};

/** What `settings list` explains, with a template for country tax rates. */
export const operatorSettings: readonly OperatorSetting[] = plain.flatMap((setting) =>
  setting.name === 'taxRate' ? [setting, { name: 'taxRate.<country>', ...ofCountry }] : [setting],
);

/** Finds a setting by the operator's name for it; undefined if there is none. */
export const operatorSetting = (name: string): OperatorSetting | undefined =>
  /^taxRate\.[A-Z]{2}$/.test(name) ? { name, ...ofCountry } : plain.find((setting) => setting.name === name);

/**
 * The name of the `settings` row behind a setting: rates are stored in hundredths of a percent, as the row's name says.
 */
export const rowOf = (name: string): string => name.replace(/^taxRate(?=$|\.)/, 'taxRateBp');

/** The setting behind a row; undefined for a row that is not the operator's. */
export const nameOf = (row: string): string | undefined => {
  const name = row.replace(/^taxRateBp(?=$|\.)/, 'taxRate');
  return operatorSetting(name)?.name;
};
