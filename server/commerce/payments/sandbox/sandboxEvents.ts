import * as v from 'valibot';
import type { ReadEvent } from '../providerEvents.ts';

/** The sandbox provider's events. Amounts are in minor units. */
export const sandboxEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  type: v.picklist(['payment.succeeded', 'payment.failed', 'payment.processing', 'setup.succeeded']),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.length(3)),
  fee: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The shop's id for a setup. */
  setup: v.optional(v.pipe(v.string(), v.maxLength(100))),
  method: v.optional(
    v.object({
      reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    }),
  ),
});

export type SandboxEvent = v.InferOutput<typeof sandboxEvent>;

/** Translates a stored event into our terms. @throws ValiError */
export const readSandboxEvent: ReadEvent = (payload) => {
  const event = v.parse(sandboxEvent, payload);
  const about = {
    references: [event.reference],
    paid: { currencyCode: event.currency, minor: () => event.amount },
  };
  if (event.type === 'setup.succeeded')
    return {
      type: 'methodSaved',
      references: [],
      setupId: event.setup ?? null,
      reference: event.method?.reference ?? '',
    };
  if (event.type === 'payment.processing') return { ...about, type: 'processing' };
  if (event.type === 'payment.failed') return { ...about, type: 'declined' };
  return { ...about, type: 'succeeded', fee: event.fee, method: event.method };
};
