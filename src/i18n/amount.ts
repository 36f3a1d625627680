import { separatorsOf, type Separators } from '@/i18n/separators';
import type { Lang } from '@/shared/languages';
import { asciiDigits } from '@/shared/validation';

/** Why a text cannot be taken as an amount. */
export type AmountProblem = 'empty' | 'notNumber' | 'negative' | 'ambiguous' | 'tooLarge' | 'tooFine';

/** An amount as `"1234.5"`, without needless zeros, or what is wrong with it. */
export type ReadAmount =
  | { readonly amount: string; readonly problem?: undefined }
  | { readonly amount?: undefined; readonly problem: AmountProblem };

const maxWhole = 15;
const maxFraction = 8;

const wrong = (problem: AmountProblem): ReadAmount => ({ problem });

/** Signs that direct writing and mean nothing here. */
const marks = /[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/g;

/** Digits as 0–9; every sign for a group that is never a decimal one as a space; what looks like a comma as one. */
const unify = (text: string): string =>
  asciiDigits(text.replace(marks, ''))
    .trim()
    .replace(/[\s'’٬]/g, ' ')
    .replace(/[،，]/g, ',')
    .replace(/．/g, '.');

/** The decimal separator; empty for none, undefined when it is ambiguous. */
function decimalSign(text: string, { decimal, group }: Separators): string | undefined {
  if (text.includes('٫')) return '٫';
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return '';
  if (new Set(signs).size > 1) return last;
  if (signs.length > 1) return '';
  // One sign, once. Only before three digits, and not after a zero, can it be the sign of a group.
  if (last === decimal || !/^[1-9]\d*[.,]\d{3}$/.test(text)) return last;
  return last === group && text.length <= 7 ? '' : undefined;
}

/** Removes the group separators; undefined when the groups are not of three digits with one separator. */
function ungroup(whole: string): string | undefined {
  const sign = /[ .,]/.exec(whole)?.[0];
  if (sign === undefined) return /^\d*$/.test(whole) ? whole : undefined;
  const [first = '', ...rest] = whole.split(sign);
  const isGrouped = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? first + rest.join('') : undefined;
}

/**
 * Reads an amount as people type it in a language: any digits, groups in threes, the language's decimal sign or one
 * that cannot be anything else. At most 15 digits before the decimal sign and 8 after it.
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

/** Whether a text is an amount as `readAmount` gives it. */
export const isAmount = (text: string): boolean => /^(?:0|[1-9]\d{0,14})(?:\.\d{1,8})?$/.test(text);
