/** Letters and digits that order numbers don't have, and those that they are mistaken for. */
const lookalikes: Readonly<Record<string, string>> = { B: '8', S: '5', Z: '2' };

/** An order's number as it's stored, from what someone read out or wrote down: `7kmp 4rxd` is `7KMP-4RXD`. */
export function spelledNumber(text: string): string {
  const letters = text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll(/[BSZ]/gu, (letter) => lookalikes[letter] ?? letter);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
