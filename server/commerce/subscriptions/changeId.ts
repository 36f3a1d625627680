import { createHmac } from 'node:crypto';
import type { Services } from '../../kernel/services.ts';
import type { Subscription } from './lock.ts';

/** What a user who already has a plan agrees to when buying one. */
interface Change {
  readonly planId: string;
  readonly kind: 'UPGRADE' | 'DOWNGRADE' | 'EXTENSION';
  /** Charged now, for the plan, and at later renewals, in minor units; an extension costs what its quote says. */
  readonly total: number;
  readonly price: number;
  readonly renewal: number;
}

/**
 * The id of a change's preview: it proves that the change was shown, and differs as soon as anything shown has changed.
 * Nothing is stored.
 */
export const changeId = (
  { secret }: Pick<Services, 'secret'>,
  {
    id,
    plan_id: from,
    active_end_date: end,
    renew,
  }: Pick<Subscription, 'id' | 'plan_id' | 'active_end_date' | 'renew'>,
  { planId, kind, total, price, renewal }: Change,
): string =>
  createHmac('sha256', secret('plan-change'))
    .update(
      JSON.stringify([
        id,
        from,
        end,
        planId,
        kind,
        ...(kind === 'EXTENSION' ? [] : [total, price, renewal, renew]),
      ]),
    )
    .digest('base64url');
