/**
 * How texts from people are cleaned, one function for each kind of field. Each is idempotent: what it returns is what
 * is stored, shown and compared.
 */

/** Characters that nobody sees, such as zero-width spaces, direction marks, soft hyphens and variation selectors. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The same without the joiners, which distinguish words, and therefore domains, in Persian and in Indian languages. */
const ignorableInDomain = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** Converts Arabic-Indic, Persian and full-width digits to 0–9, so that fields accept what people type. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );

/** What was typed or pasted where spelling matters, such as an address or a code: without invisible characters, NFKC. */
export const spelled = (text: string, unwanted = ignorable): string =>
  text.toWellFormed().normalize('NFKC').replace(unwanted, '').normalize('NFKC').trim();

/** The same for a code made of letters, digits and hyphens: with ASCII digits, and every dash as a hyphen. */
export const spelledCode = (text: string): string =>
  asciiDigits(spelled(text)).replace(/\p{Pd}|\u2212/gu, '-');

/** A code that is read aloud or copied from paper: any digits, without spaces, hyphens, case and direction marks. */
export const spokenCode = (text: string): string =>
  asciiDigits(spelled(text))
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC');

/** Whether a text can be seen: one of only invisible characters can't be read or clicked. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/**
 * Text safe for any database and email: composed (NFC), no lone surrogates, no control characters except line breaks
 * and tabs.
 */
export const plainText = (text: string): string => withoutControls(text).normalize('NFC').trim();

/** The same on one line, without characters that change the direction of the surrounding text. */
export const plainLine = (text: string): string =>
  withoutControls(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** A domain as DNS knows it (`xn--bcher-kva.example` for `bücher.example`); undefined if it can't be one. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain;
  if (!/^(?:[\p{L}\p{M}\p{N}.。-]|\u200c|\u200d)+$/u.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // Not a valid international domain name.
    return undefined;
  }
}

const lower = (part: string, unwanted?: RegExp): string =>
  spelled(spelled(part, unwanted).toLowerCase(), unwanted);

/**
 * Normalizes an email address so that all spellings of a mailbox are equal: lowercase, NFKC, without invisible
 * characters, its domain in ASCII. What isn't an address stays similar to what was typed.
 */
export function normalizeEmail(text: string): string {
  const typed = text.normalize('NFKC');
  const at = typed.lastIndexOf('@');
  if (at < 0) return lower(typed);
  const domain = typed.slice(at + 1);
  const named = asciiDomain(lower(domain, ignorableInDomain)) ?? asciiDomain(lower(domain)) ?? lower(domain);
  return `${lower(typed.slice(0, at))}@${named}`;
}

/** No spaces, controls, replacement characters or signs that separate addresses. */
const sign = String.raw`\s\p{Cc}\ufffd@<>",;:\\()[\]`;
const addressShape = new RegExp(`^[^${sign}]+@[^${sign}]+\\.[^.${sign}]{2,}$`, 'u');

/** Whether a normalized text has the shape of an email address. */
export const looksLikeEmail = (address: string): boolean => addressShape.test(address);

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether mail could be sent to a normalized address: its parts have the lengths and characters that mail allows. */
export function canBeMailed(address: string): boolean {
  const at = address.lastIndexOf('@');
  const [name, labels] = [address.slice(0, at), address.slice(at + 1).split('.')];
  return (
    looksLikeEmail(address) &&
    new TextEncoder().encode(name).length <= 64 &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
