import { knownFor } from './accounts/devices/knownDevices.ts';
import { signInDays } from './accounts/devices/sessionList.ts';
import { deleteOldDocuments, registerDocuments } from './graphql/documentTable.ts';
import type { Services } from './kernel/services.ts';
import { dailyCheck } from './commerce/books/dailyCheck.ts';
import { forgetOldDeclarations } from './commerce/declarations/forgetDeclarations.ts';
import { deleteUnpaid } from './commerce/checkout/deleteUnpaid.ts';
import { sentMailDays } from './mail/mailJob.ts';
import { recognizeMonth } from './commerce/grants/recognizeMonth.ts';
import { spendEvents } from './commerce/library/spendEvents.ts';
import { collectFiles } from './content/collectFiles.ts';
import { sweepSubscriptions } from './commerce/subscriptions/schedule.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Deletes expired data that nothing needs anymore. Safe to run on several instances at once. */
export async function housekeeping(services: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const { db, clock } = services;
  const now = clock().getTime();
  const monthAgo = new Date(now - 30 * day);
  await db
    .deleteFrom('rate_limits')
    .where('expire', '<', now - hour)
    .execute();
  await db.deleteFrom('auth_codes').where('expires_at', '<', monthAgo).execute();
  await db.deleteFrom('order_codes').where('expires_at', '<', monthAgo).execute();
  await db.deleteFrom('pending_registrations').where('expires_at', '<=', clock()).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', monthAgo).execute();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', monthAgo), eb('revoked_at', '<', monthAgo)]))
    .execute();
  await db
    .deleteFrom('sign_ins')
    .where('created_at', '<', new Date(now - signInDays * day))
    .execute();
  for (const kind of ['DEVICE', 'NETWORK'] as const)
    await db
      .deleteFrom('known_devices')
      .where('kind', '=', kind)
      .where('last_seen_at', '<', new Date(now - knownFor[kind]))
      .execute();
  await db
    .deleteFrom('totp_setups')
    .where('created_at', '<', new Date(now - day))
    .execute();
  const yesterday = new Date(now - day).toISOString().slice(0, 10);
  await db.deleteFrom('research_views').where('day', '<', yesterday).execute();
  await db
    .deleteFrom('previews')
    .where('created_at', '<', new Date(now - day))
    .execute();
  await db
    .deleteFrom('sent_mails')
    .where('sent_at', '<', new Date(now - sentMailDays * day))
    .execute();
  // Twice as long as a ticket is valid.
  await db
    .deleteFrom('contact_tickets_used')
    .where('used_at', '<', new Date(now - 2 * day))
    .execute();
  // Documents that this instance still serves are kept, however long it runs.
  await registerDocuments(db, clock());
  await deleteOldDocuments(db, clock());
  await sweepSubscriptions(db, clock());
  await spendEvents(db, clock());
  await recognizeMonth(db, clock());
  await deleteUnpaid(db, clock());
  await collectFiles(services);
  await forgetOldDeclarations(db, clock());
}

/** Runs housekeeping now and then every hour until stopped; `stop` waits for a run in progress. */
export function startHousekeeping(services: Services): { stop: () => Promise<void> } {
  const orLog = (work: Promise<void>, failed: string) =>
    work.catch((error: unknown) => services.log.error({ err: error }, failed));
  const run = async (): Promise<void> => {
    await orLog(housekeeping(services), 'Housekeeping failed');
    await orLog(dailyCheck(services), 'The books could not be checked');
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, hour);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
