import type { Selectable, SqlBool } from 'kysely';
import type { RequestContext } from '../kernel/caller.ts';
import { perRequest } from '../kernel/perRequest.ts';
import type { Database } from '../database/schema.ts';
import { renewalInProcess } from './renewalInProcess.ts';

/** The files that a caller may download: all of them for a subscriber, otherwise those of their products. */
export interface FileAccess {
  readonly isSubscriber: boolean;
  readonly productIds: ReadonlySet<string>;
}

type Asker = Pick<RequestContext, 'db' | 'clock'> & { readonly user: { readonly id: string } | undefined };

/** A person's current access. */
export async function readAccess({ db, clock, user }: Asker): Promise<FileAccess> {
  if (!user) return { isSubscriber: false, productIds: new Set() };
  const now = clock();
  const [subscription, granted] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .select((eb) => [
        'status',
        'active_end_date',
        'past_due_end_date',
        renewalInProcess(eb).as('is_being_paid'),
      ])
      .where('user_id', '=', user.id)
      .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
      .executeTakeFirst(),
    db
      .selectFrom('grants')
      .select('subject')
      .where('user_id', '=', user.id)
      .where('kind', 'in', ['PRODUCT', 'ACTIVATION'])
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .execute(),
  ]);
  return {
    isSubscriber: subscription !== undefined && isRunning(subscription, now),
    productIds: new Set(granted.map(({ subject }) => subject)),
  };
}

/** Whether a live subscription grants access: until its end, during its grace period, or while its renewal is being paid. */
function isRunning(
  subscription: Pick<
    Selectable<Database['subscriptions']>,
    'status' | 'active_end_date' | 'past_due_end_date'
  > & { readonly is_being_paid: SqlBool },
  now: Date,
): boolean {
  const { status, active_end_date: paidUntil, past_due_end_date: graceUntil, is_being_paid } = subscription;
  const end = status === 'PAST_DUE' ? (graceUntil ?? paidUntil) : paidUntil;
  return end === null || end > now || is_being_paid === true;
}

/** The access of the request's caller, loaded once per request. */
export const fileAccess = perRequest(readAccess);
