import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isLang, type Lang } from '../../../src/shared/languages.ts';
import {
  acceptedTerms,
  email,
  fieldErrorsOf,
  idempotencyKey,
  presentForm,
  utm,
} from '../../../src/shared/validation.ts';
import { failure } from '../../kernel/failure.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const optionalId = v.optional(v.nullable(id));

const paymentInput = v.object({
  idempotencyKey,
  quoteId: id,
  order: v.object({
    productId: id,
    tariffId: optionalId,
    currencyId: optionalId,
    giftId: optionalId,
    promoCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
    amount: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  }),
  orderId: optionalId,
  paymentMethodId: id,
  email,
  language: v.custom<Lang>(isLang, 'invalid'),
  utm: v.optional(utm),
  acceptsTerms: acceptedTerms,
  present: v.nullish(v.object({ ...presentForm.entries, dreamId: optionalId })),
  trial: v.optional(v.nullable(v.boolean())),
  changeId: optionalId,
  saveMethod: v.optional(v.nullable(v.boolean())),
  /** Whether the buyer agrees that it opens at once; only asked where the law of their country wants that. */
  startsNow: v.optional(v.nullable(v.boolean())),
});

/** A validated payment request. */
export type PaymentInput = v.InferOutput<typeof paymentInput>;

/** Validates a payment request. @throws Failure BAD_USER_INPUT with `fields` */
export function parsePaymentInput(input: unknown): PaymentInput {
  const parsed = v.safeParse(paymentInput, input);
  if (parsed.success && !(parsed.output.present && parsed.output.trial)) return parsed.output;
  throw failure('BAD_USER_INPUT', 'The payment cannot be made like this.', {
    fields: parsed.success ? { trial: 'invalid' } : fieldErrorsOf(parsed.issues),
  });
}

/**
 * Tells apart two inputs under one key: a hash of everything but the key, with fields in a fixed order. The campaign isn't
 * part of what is asked for, and a browser that comes back may have forgotten it.
 */
export const bodyHash = ({
  idempotencyKey: _key,
  utm: _utm,
  ...body
}: {
  readonly idempotencyKey: string;
  readonly utm?: unknown;
}): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('base64url');

/** The same value with sorted keys and without empty parts. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, canonical(part)]);
}
