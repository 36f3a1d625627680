/** How long we rely on an idempotency key, in milliseconds; well below the day after which Stripe forgets it. */
export const keyLifetime = 20 * 3_600_000;
