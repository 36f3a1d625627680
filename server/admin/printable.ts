import { readableEmail } from '../../src/shared/readableEmail.ts';

const internationalAddress = /[^\s"'<>,;:()[\]]+@[\w.-]*\bxn--[\w.-]+/g;

/**
 * A text for a terminal: email addresses are readable, with the letters of their domains. Names and content come from
 * others: their control and direction characters are shown as escapes, so that they can neither move the cursor nor
 * change what the lines around them say.
 */
export const printable = (text: string): string =>
  text
    .replace(internationalAddress, readableEmail)
    .replace(
      /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
