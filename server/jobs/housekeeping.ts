import { signInDays } from '../accounts/sessionList.ts';
import type { Services } from '../services.ts';
import { sweepSubscriptions } from '../subscriptions/schedule.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Removes what has expired and nobody asks for any more. Any number of copies may do it at once. */
export async function housekeeping({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock().getTime();
  const monthAgo = new Date(now - 30 * day);
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', now - hour)
    .execute();
  await db.deleteFrom('auth_codes').where('expires_at', '<', monthAgo).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', monthAgo).execute();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', monthAgo), eb('revoked_at', '<', monthAgo)]))
    .execute();
  await db
    .deleteFrom('sign_ins')
    .where('created_at', '<', new Date(now - signInDays * day))
    .execute();
  await db
    .deleteFrom('totp_setups')
    .where('created_at', '<', new Date(now - day))
    .execute();
  await db
    .deleteFrom('quotes')
    .where('expires_at', '<', new Date(now - day))
    .execute();
  const yesterday = new Date(now - day).toISOString().slice(0, 10);
  await db.deleteFrom('research_views').where('day', '<', yesterday).execute();
  // Twice as long as a ticket is good.
  await db
    .deleteFrom('contact_tickets_used')
    .where('used_at', '<', new Date(now - 2 * day))
    .execute();
  await sweepSubscriptions(db, clock());
}

/** Keeps house now and every hour, until it is stopped. */
export function startHousekeeping(services: Services): { stop: () => void } {
  const run = (): void => {
    housekeeping(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'Housekeeping failed'),
    );
  };
  run();
  const timer = setInterval(run, hour);
  return { stop: () => clearInterval(timer) };
}
