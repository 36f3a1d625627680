/** Letters that no normalization form decomposes, and those that differ only by keyboard (Arabic and Persian). */
const plainLetters: Readonly<Record<string, string>> = {
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
};

/**
 * Normalizes a text for search: no case, accents or marks, and single spaces between words,
 * so that "saint et" finds "Saint-Étienne" and "орел" finds "Орёл".
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ØøŁłĐđıßيىك]/g, (letter) => plainLetters[letter] ?? letter)
    .toLowerCase()
    .replace(/[’'ʻ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
