/** Stripe forgets an idempotency key after a day; this many milliseconds are well before that. */
export const keyLifetime = 20 * 3_600_000;
