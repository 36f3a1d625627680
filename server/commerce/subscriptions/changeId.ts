import { createHmac } from 'node:crypto';
import type { Services } from '../../kernel/services.ts';
import type { Subscription } from './lock.ts';

/** What a person agrees to who buys a plan while they have one. */
interface Change {
  readonly planId: string;
  readonly kind: 'UPGRADE' | 'DOWNGRADE' | 'EXTENSION';
  /** Charged now, and at each renewal, in minor units; an extension costs what its quote says. */
  readonly total: number;
  readonly renewal: number;
}

/**
 * The id of the preview of a change: it proves that the change was shown, and is another one as soon as anything that
 * was shown has changed. Nothing is stored.
 */
export const changeId = (
  { secret }: Pick<Services, 'secret'>,
  {
    id,
    plan_id: from,
    active_end_date: end,
    renew,
  }: Pick<Subscription, 'id' | 'plan_id' | 'active_end_date' | 'renew'>,
  { planId, kind, total, renewal }: Change,
): string =>
  createHmac('sha256', secret('plan-change'))
    .update(
      JSON.stringify([id, from, end, planId, kind, ...(kind === 'EXTENSION' ? [] : [total, renewal, renew])]),
    )
    .digest('base64url');
