import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';

/** The kinds of due work and what each needs. */
export interface JobPayloads {
  mail: { template: string; to: string; lang: string; data: Record<string, unknown> };
  'loginLink.send': { email: string; lang: Lang; returnTo: string | null };
  'signIn.wrongPassword': { login: string; userAgent: string | null; at: string };
  'passwordReset.send': { email: string; lang: Lang; returnTo: string | null };
  /** `createdAt` tells a change from the one that took its place. */
  'emailChange.send': { userId: string; createdAt: string; lang: Lang };
  'order.expire': { orderId: string };
  'account.delete': { userId: string };
  'purchase.expire': { purchaseId: string };
  'sandbox.deliver': {
    eventId: string;
    type: 'payment.succeeded' | 'payment.failed' | 'payment.processing';
    reference: string;
    /** The choice that keeps a card, if it was one. */
    keeps?: 'remember' | 'rememberDeclining';
  };
  'topUp.expire': { transactionId: string };
  'event.work': { provider: string; id: string };
  'stripe.cancel': { reference: string };
  'stripe.refund': { refundId: string };
  'stripe.detach': { savedMethodId: string };
  'stripe.details': { transactionId: string };
  'subscription.due': { subscriptionId: string };
  'subscription.charge': { transactionId: string };
  'present.expire': { presentId: string };
  'activation.expire': { activationId: string };
}

export type JobKind = keyof JobPayloads;

/** Puts work into the queue, in the caller's own database transaction where it has one. */
export async function enqueue<Kind extends JobKind>(
  db: Kysely<Database>,
  kind: Kind,
  payload: JobPayloads[Kind],
  runAt: Date,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ id: randomUUID(), kind, payload: JSON.stringify(payload), run_at: runAt, last_error: null })
    .execute();
}
