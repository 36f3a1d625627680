import * as v from 'valibot';
import { defineSettings, origin, text } from '../../../kernel/settings.ts';

const both = 'Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';

/** Stripe's settings; without its keys, `account` is undefined and Stripe isn't offered. */
export const stripeSettings = defineSettings(
  v.pipe(
    v.object({
      STRIPE_SECRET_KEY: v.optional(v.pipe(text, v.regex(/^(sk|rk)_/, 'must begin with sk_ or rk_'))),
      STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(text, v.startsWith('whsec_', 'must begin with whsec_'))),
      /** Our own account, if the endpoint also gets the events of connected accounts. */
      STRIPE_ACCOUNT_ID: v.optional(v.pipe(text, v.startsWith('acct_', 'must begin with acct_'))),
      /** An origin other than Stripe's own, for tests. */
      STRIPE_API_BASE: v.optional(origin),
    }),
    v.check(
      ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) =>
        key !== undefined || secret === undefined,
      `STRIPE_SECRET_KEY is missing: ${both}`,
    ),
    v.check(
      ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) =>
        key === undefined || secret !== undefined,
      `STRIPE_WEBHOOK_SECRET is missing: ${both}`,
    ),
    v.transform(
      ({
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_ACCOUNT_ID: id,
        STRIPE_API_BASE: apiBase,
      }) => ({
        account:
          secretKey === undefined || webhookSecret === undefined
            ? undefined
            : { secretKey, webhookSecret, id, apiBase },
      }),
    ),
  ),
);
