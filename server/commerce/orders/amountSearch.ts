import { asciiDigits } from '../../../src/shared/texts.ts';

const plain = (whole: string, fraction: string): string => {
  const amount = whole.replace(/^0+(?=\d)/, '');
  return fraction === '' ? amount : `${amount}.${fraction}`;
};

/**
 * The amounts in major units that a search may mean, as decimals: `1.234` is a bit more than one or more than a
 * thousand, depending on who writes it. Empty if the text isn't an amount.
 */
export function parseAmountSearch(search: string): string[] {
  const text = asciiDigits(search)
    .replace(/\p{Sc}|\p{Cf}|(?<!\p{L})[A-Za-z]{3}(?!\p{L})|[\s'’٬]/gu, '')
    .replace(/[٫،]/g, ',');
  const amounts: string[] = [];
  const single = /^(\d{1,13})(?:[.,](\d{1,3}))?$/.exec(text);
  if (single) amounts.push(plain(single[1] ?? '', single[2] ?? ''));
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3}){0,3})(?:(?!\2)[.,](\d{1,3}))?$/.exec(text);
  if (grouped) amounts.push(plain((grouped[1] ?? '').replace(/[.,]/g, ''), grouped[3] ?? ''));
  return amounts;
}
