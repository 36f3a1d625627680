import * as v from 'valibot';
import type { FieldError } from './errorCodes.ts';
import { plainLine, plainText } from './texts.ts';

/** The buyer's details on a receipt. The address has line breaks. */
export interface BuyerDetails {
  readonly company: string | null;
  readonly address: string | null;
  readonly taxId: string | null;
}

/** The maximum length of each part, in characters. */
export const buyerDetailsLimits = { company: 150, address: 400, taxId: 40 } as const;

/** All the details on one line. */
export const billedTo = ({ company, address, taxId }: BuyerDetails): string =>
  [company, ...(address?.split('\n') ?? []), taxId].filter(Boolean).join(', ');

const code = (error: FieldError): FieldError => error;

/** Drops the empty lines of a text. */
const linesOf = (text: string): string =>
  plainText(text).split('\n').map(plainLine).filter(Boolean).join('\n');

const detail = (clean: (text: string) => string, maxLength: number) =>
  v.pipe(
    v.nullish(v.string(code('invalid')), ''),
    v.transform(clean),
    v.maxLength(maxLength, code('tooLong')),
    v.transform((text) => text || null),
  );

/** All parts are optional; empty ones become null. */
export const buyerDetailsForm = v.object({
  company: detail(plainLine, buyerDetailsLimits.company),
  address: detail(linesOf, buyerDetailsLimits.address),
  taxId: detail(plainLine, buyerDetailsLimits.taxId),
});
