import * as v from 'valibot';
import type { FieldError } from './errorCodes.ts';
import { plainLine, plainText } from './validation.ts';

/** What a buyer has printed on a receipt. The address has line breaks. */
export interface BuyerDetails {
  readonly company: string | null;
  readonly address: string | null;
  readonly taxId: string | null;
}

/** The most characters of each part. */
export const buyerDetailsLimits = { company: 150, address: 400, taxId: 40 } as const;

/** All of it on one line. */
export const billedTo = ({ company, address, taxId }: BuyerDetails): string =>
  [company, ...(address?.split('\n') ?? []), taxId].filter(Boolean).join(', ');

const says = (code: FieldError): FieldError => code;

/** The lines of a text, without empty ones. */
const linesOf = (text: string): string =>
  plainText(text)
    .split('\n')
    .map((line) => plainLine(line).trim())
    .filter(Boolean)
    .join('\n');

const detail = (clean: (text: string) => string, maxLength: number) =>
  v.pipe(
    v.nullish(v.string(says('invalid')), ''),
    v.transform(clean),
    v.maxLength(maxLength, says('tooLong')),
    v.transform((text) => text || null),
  );

const line = (text: string): string => plainLine(text).trim();

/** Every part may be missing: empty parts become null. */
export const buyerDetailsForm = v.object({
  company: detail(line, buyerDetailsLimits.company),
  address: detail(linesOf, buyerDetailsLimits.address),
  taxId: detail(line, buyerDetailsLimits.taxId),
});
