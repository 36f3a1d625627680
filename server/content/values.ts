import * as v from 'valibot';
import { fromDecimal, toDecimal } from '../../src/shared/money.ts';
import { isPayable, payableAmount } from '../catalogue/priceRules.ts';

/** Rejects invalid Unicode, control characters, line separators and bidi overrides. */
const clean = (text: string) =>
  text.isWellFormed() && !/[\p{Cc}--[\n\t]]|[\p{Zl}\p{Zp}\u202a-\u202e]/v.test(text);
const noMarkup = (text: string) => !/<[/!?a-z]/i.test(text);

/** Text that is shown as is: no HTML, trimmed. */
export const words = v.pipe(
  v.string('a text'),
  v.trim(),
  v.nonEmpty('a text that is not empty'),
  v.maxLength(20_000, 'at most 20,000 characters'),
  v.check(clean, 'a text without control characters'),
  v.check(noMarkup, 'a text without HTML'),
);

/** Text on a single line. */
export const line = v.pipe(words, v.maxLength(500, 'at most 500 characters'));

export const id = v.pipe(
  v.string('an id'),
  v.regex(/^[A-Za-z0-9][\w-]{0,99}$/, 'an id of letters a to z, digits, - and _, at most 100'),
  // Texts are looked up by it in plain objects.
  v.check((text) => !(text in {}), 'an id that is no word of JavaScript, such as constructor'),
);

/** One path segment of a URL. */
export const slug = v.pipe(
  v.string('a slug'),
  v.maxLength(100, 'at most 100 letters'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of small letters a to z, digits, and single hyphens between'),
);
/** Slugs that lead to an entity permanently. */
export const slugs = v.optional(v.array(slug, 'a list of slugs'), []);
export const ids = v.optional(v.array(id, 'a list of ids'), []);

/** The name that a file is downloaded under. */
export const fileName = v.pipe(
  v.string('the name of a file'),
  v.regex(
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._()+-]{0,150}$/u,
    'the name of a file beside this one, without a path',
  ),
);

export const whole = v.pipe(
  v.string('a whole number'),
  v.regex(/^(0|[1-9]\d{0,8})$/, 'a whole number'),
  v.transform(Number),
);
/** An https address. */
export const web = v.pipe(
  line,
  v.url('an address such as https://example.com/'),
  v.startsWith('https://', 'an https address'),
);

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((text) => text === 'true'),
);

/** An amount of a currency with this many decimals, in minor units. */
export const amount = (digits: number) => {
  const example = toDecimal(12 * 10 ** digits, digits);
  return v.pipe(
    v.string(`an amount such as ${example}`),
    v.check((text) => (fromDecimal(text, digits) ?? -1) >= 0, `an amount such as ${example}`),
    v.transform((text) => fromDecimal(text, digits) ?? Number.NaN),
    v.check((minor) => isPayable(minor, digits), payableAmount),
  );
};
