import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { spelledCode } from './texts.ts';

/** A phone number that can be dialed. */
export interface Phone {
  /** E.164: `+77012345678`. */
  readonly number: string;
  /** With its country code, grouped as is usual in its country: `+7 701 234 5678`. */
  readonly text: string;
}

const regionOf = (country: string | null | undefined): CountryCode | undefined =>
  country && isSupportedCountry(country) ? country : undefined;

/**
 * Parses a phone number in any digits and punctuation; without a country code it belongs to `country` (ISO 3166-1).
 * Undefined if it isn't a phone number.
 */
export function readPhone(text: string, country?: string | null): Phone | undefined {
  const defaultCountry = regionOf(country);
  const options = { extract: false, ...(defaultCountry && { defaultCountry }) };
  const parsed = parsePhoneNumberFromString(spelledCode(text).replace(/^tel:/i, ''), options);
  if (!parsed?.isValid()) return undefined;
  return { number: parsed.number, text: parsed.formatInternational() };
}
