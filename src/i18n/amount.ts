import { separatorsOf, type Separators } from '@/i18n/separators';
import type { Lang } from '@/shared/languages';
import { asciiDigits } from '@/shared/texts';

/** Why a text can't be parsed as an amount. */
export type AmountProblem = 'empty' | 'notNumber' | 'negative' | 'ambiguous' | 'tooLarge' | 'tooFine';

/** An amount such as `"1234.5"`, without trailing zeros, or what is wrong with it. */
export type ReadAmount =
  | { readonly amount: string; readonly problem?: undefined }
  | { readonly amount?: undefined; readonly problem: AmountProblem };

const maxWhole = 15;
const maxFraction = 8;

const wrong = (problem: AmountProblem): ReadAmount => ({ problem });

/** Direction marks, which mean nothing here. */
const marks = /[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/g;

/**
 * Normalizes digits to 0–9, group separators that can't be decimal ones to spaces, and look-alikes of commas to commas.
 */
const unify = (text: string): string =>
  asciiDigits(text.replace(marks, ''))
    .trim()
    .replace(/[\s'’٬]/g, ' ')
    .replace(/[،，]/g, ',')
    .replace(/．/g, '.');

/** The decimal separator; empty if there is none, undefined if ambiguous. */
function decimalSign(text: string, { decimal, group }: Separators): string | undefined {
  if (text.includes('٫')) return '٫';
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return '';
  if (new Set(signs).size > 1) return last;
  if (signs.length > 1) return '';
  // A single separator can be a group separator only before three digits and not after a zero.
  if (last === decimal || !/^[1-9]\d*[.,]\d{3}$/.test(text)) return last;
  return last === group && text.length <= 7 ? '' : undefined;
}

/** Removes the group separators; undefined unless all groups have three digits and the same separator. */
function ungroup(whole: string): string | undefined {
  const sign = /[ .,]/.exec(whole)?.[0];
  if (sign === undefined) return /^\d*$/.test(whole) ? whole : undefined;
  const [first = '', ...rest] = whole.split(sign);
  const isGrouped = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? first + rest.join('') : undefined;
}

/**
 * Parses an amount as people type it in a language: any digits, groups of three, and the language's decimal separator
 * or one that can't be anything else. At most 15 digits before the decimal separator and 8 after it.
 */
export function readAmount(typed: string, lang: Lang): ReadAmount {
  const text = unify(typed);
  if (text === '') return wrong('empty');
  if (/^[-−–]\s?[\d.,٫]/.test(text)) return wrong('negative');
  if (!/^[\d .,٫]*\d[\d .,٫]*$/.test(text)) return wrong('notNumber');

  const sign = decimalSign(text, separatorsOf(lang));
  if (sign === undefined) return wrong('ambiguous');
  const at = sign === '' ? text.length : text.indexOf(sign);
  const whole = ungroup(text.slice(0, at))?.replace(/^0+(?=\d)/, '');
  const fraction = text.slice(at + 1).replace(/0+$/, '');
  if (whole === undefined || !/^\d*$/.test(fraction)) return wrong('notNumber');
  if (whole.length > maxWhole) return wrong('tooLarge');
  if (fraction.length > maxFraction) return wrong('tooFine');
  return { amount: `${whole || '0'}${fraction && `.${fraction}`}` };
}

/** Whether a text is an amount as `readAmount` returns it. */
export const isAmount = (text: string): boolean => /^(?:0|[1-9]\d{0,14})(?:\.\d{1,8})?$/.test(text);
