import * as v from 'valibot';
import { isDay } from '../../src/shared/days.ts';

/**
 * The form of `content/rules/<place>.yaml`: what the law of a place asks of a sale, each rule with the day from which it
 * holds and its source. Scalars arrive as text (`failsafe`); messages say what is expected.
 */
const day = v.pipe(v.string('a day such as 2026-12-31'), v.check(isDay, 'a day such as 2026-12-31'));

const line = v.pipe(
  v.string('a text'),
  v.trim(),
  v.nonEmpty('a text that is not empty'),
  v.maxLength(500, 'at most 500 characters'),
);

const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((text) => text === 'true'),
);

const days = v.pipe(
  v.string('a number of days'),
  v.regex(/^(0|[1-9]\d{0,4})$/, 'a number of days'),
  v.transform(Number),
);

const years = v.pipe(
  v.string('a number of years'),
  v.regex(/^[1-9]\d?$/, 'a number of years from 1 to 99'),
  v.transform(Number),
);

/** A country of ISO 3166-1, such as `DE`. */
const country = v.pipe(
  v.string('a country such as DE'),
  v.regex(/^[A-Z]{2}$/, 'the code of a country in two capital letters, such as DE'),
);

/** The name of a file: a country, one of its regions, or a group of countries (`de`, `us-ca`, `eu`). */
export const placeName = v.pipe(
  v.string('the name of a file of rules'),
  v.regex(
    /^(?:default|eu|[a-z]{2}(?:-[a-z0-9]{1,3})?)$/,
    'default, eu, a country such as de, or one of its regions such as us-ca',
  ),
);

const source = v.strictObject(
  {
    law: line,
    link: v.optional(v.pipe(line, v.url('an https address'), v.startsWith('https://', 'an https address'))),
  },
  'law and link',
);

/** The entries of one rule: the latest that has begun holds. */
const dated = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.array(v.strictObject({ from: day, source, ...entries }, 'from, source and its values'), 'a list'),
      v.minLength(1, 'at least one entry'),
      v.check(
        (list) =>
          list.every(({ from }, index) => index === 0 || String(list[index - 1]?.from) < String(from)),
        'entries in the order of their days, each day once',
      ),
    ),
  );

const announcement = v.pipe(
  v.strictObject(
    { termDays: days, earliestDays: days, latestDays: days },
    'termDays, earliestDays, latestDays',
  ),
  v.check(
    ({ earliestDays, latestDays }) => earliestDays >= latestDays,
    'an earliestDays of latestDays or more',
  ),
  v.check(({ termDays, earliestDays }) => termDays >= earliestDays, 'a termDays of earliestDays or more'),
);

/** Every rule, with what its entries say. */
export const ruleEntries = {
  withdrawal: dated({
    /** Within which a buyer may withdraw. */
    days,
    /** Whether one box has to be ticked before paying for what opens at once. */
    immediateDelivery: v.picklist(['consent', 'none'], 'consent or none'),
  }),
  renewal: dated({
    /** When a renewal is announced, by the length of the period that ends; none: as the shop does everywhere. */
    announce: v.optional(v.array(announcement, 'a list'), []),
    /** Whether who has a plan is reminded of it once a year. */
    yearlyReminder: flag,
    /** The days in which one may withdraw anew after a trial's first charge, and after a year's renewal; 0: none. */
    withdrawalAgain: v.strictObject(
      { afterTrialDays: days, afterYearDays: days },
      'afterTrialDays, afterYearDays',
    ),
  }),
  secondTerm: dated({
    /**
     * What a plan that is longer than a month is after its first term: the same term again, or until it's ended with a
     * month's notice.
     */
    is: v.picklist(['same', 'indefinite'], 'same or indefinite'),
  }),
  gifts: dated({
    /** How long a gift can be redeemed: days or years, or to the end of the n-th year after that of the purchase. */
    validity: v.union(
      [v.strictObject({ days }), v.strictObject({ years }), v.strictObject({ toEndOfYear: years })],
      'days, years or toEndOfYear',
    ),
  }),
  wallet: dated({
    /** Whether paid-in money is sent back before an account is deleted. */
    paidOutOnClosing: flag,
  }),
  trialButton: dated({
    /** Whether the button that starts a trial names what has to be paid afterwards. */
    names: v.picklist(['obligation', 'plain'], 'obligation or plain'),
  }),
  lowestPrice: dated({
    /** The days before a reduction whose lowest price counts, and whether it is shown. */
    days,
    shown: flag,
  }),
  reviews: dated({ sayHowVerified: flag }),
  campaigns: dated({
    /** Whether parameters of a campaign may be stored on a device only after a yes. */
    needsYes: flag,
  }),
  imprint: dated({ required: flag }),
  cancelFunction: dated({ required: flag }),
  withdrawFunction: dated({ required: flag }),
};

/** A parsed file of rules. */
export const ruleFile = v.strictObject({
  /** The file whose rules hold where this one has none; `default` unless it says otherwise. */
  extends: v.optional(placeName),
  /** The countries of a group that have no file of their own, or one that extends it. */
  countries: v.optional(v.array(country, 'a list of countries')),
  /** The region whose rules hold for a buyer of whom only the country is known. */
  unknownRegion: v.optional(placeName),
  ...ruleEntries,
});

export type RuleFile = v.InferOutput<typeof ruleFile>;
