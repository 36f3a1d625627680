/** Letters that no normal form takes apart, and those that differ by keyboard only (Arabic and Persian). */
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
 * A text as it is searched: without case, accents and marks, and with one space between words,
 * so that "Saint-Étienne" is found by "saint et" and "Орёл" by "орел".
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
