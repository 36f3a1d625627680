import * as v from 'valibot';
import { money, time } from './values.ts';

/** What an act will do, found by doing it in a transaction that is rolled back. */
export const preview = v.object({
  /** Does what was previewed, once: `{ "previewId": … }`. */
  id: v.string(),
  /** Until when. */
  expiresAt: time,
  /** What every account of the books gets (negative: gives). */
  money: v.array(
    v.object({
      ...money.entries,
      /** `WALLET`, `PROVIDER`, `SALES`, `DEFERRED`, …: an account of the ledger. */
      account: v.string(),
      /** The provider, for its account. */
      provider: v.nullable(v.string()),
    }),
  ),
  access: v.array(
    v.object({
      effect: v.picklist(['GIVEN', 'ENDED']),
      kind: v.picklist(['PLAN', 'PRODUCT', 'ACTIVATION']),
      title: v.string(),
      startsAt: time,
      /** Null without an end. */
      endsAt: v.nullable(time),
    }),
  ),
  /** What is mailed at once or as soon as the provider answers; by template of `server/mail/mails`. */
  mails: v.array(v.object({ mail: v.string(), to: v.nullable(v.string()), lang: v.nullable(v.string()) })),
  /** Sessions that end. */
  sessions: v.number(),
});
export type Preview = v.InferOutput<typeof preview>;
