import { asciiDigits } from './texts.ts';

/**
 * Lowercase letters that no normalization form decomposes, and those that differ only by keyboard or habit: Persian
 * and Arabic yeh, kaf and heh, Greek final sigma.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ە: 'ه',
};

const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Marks, invisible characters, the tatweel that stretches Arabic words, and the signs within words. */
const unspoken = /[\p{M}\p{Default_Ignorable_Code_Point}\u0640’‘'ʻʼ`"׳״]/gu;

/**
 * A text as search compares it: without case, accents, vowel points and invisible characters, with ASCII digits and
 * single spaces, so that "орел" finds "Орёл" and "كتاب" finds "کِتاب".
 */
export const foldedText = (text: string): string =>
  asciiDigits(text.toWellFormed().normalize('NFKD').toLowerCase().normalize('NFKD'))
    .replace(unspoken, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The same of a name, with only its letters and digits: "saint et" finds "Saint-Étienne". */
export const searchKey = (text: string): string =>
  foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
