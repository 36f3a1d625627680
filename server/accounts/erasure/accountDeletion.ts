import type { Kysely } from 'kysely';
import { deletionDays } from '../../../src/shared/accountDeletion.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Database } from '../../database/schema.ts';
import { signedIn, type Caller } from '../../kernel/caller.ts';
import { enqueue } from '../../kernel/queue.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../kernel/services.ts';
import { pauseRenewal, unpauseRenewal } from '../../commerce/subscriptions/cancel.ts';
import { lockLive } from '../../commerce/subscriptions/lock.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import { eraseAccountJob } from './eraseAccount.ts';
import { languageOfUser } from '../profile/languageOfUser.ts';
import { parsePassword } from '../passwords/parsePassword.ts';
import { revokeOtherSessions } from '../devices/sessionList.ts';
import { lockUser } from '../links/spendCode.ts';

const day = 86_400_000;

/** Stops the renewal of a live subscription; one that was already canceled stays as it is. */
async function stopRenewalForDeletion(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  const live = await lockLive(trx, userId);
  if (live) await pauseRenewal(trx, now, live.subscription);
}

/** Resumes the renewal of a live subscription that `stopRenewalForDeletion` stopped. */
async function resumeRenewalAfterUndo(trx: Kysely<Database>, now: Date, userId: string): Promise<void> {
  const live = await lockLive(trx, userId);
  if (live) await unpauseRenewal(trx, now, live.subscription);
}

/**
 * Schedules the deletion of the caller's account, signs out everywhere else and emails what will happen. An already
 * scheduled deletion keeps its time. Returns the time of deletion.
 * @throws Failure UNAUTHENTICATED, FORBIDDEN for a guest, BAD_USER_INPUT, RATE_LIMITED
 */
export async function planDeletion(services: Services, caller: Caller, password: string): Promise<Date> {
  const { db, clock, config } = services;
  const user = signedIn(caller);
  await confirmPassword(services, caller, user, parsePassword(password));
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const { deletion_date: planned } = await lockUser(trx, user.id);
    if (planned !== null) return planned;
    await consumeLimit(trx, 'deletionPlanned', user.id);
    const date = new Date(now.getTime() + deletionDays * day);
    await trx.updateTable('users').set({ deletion_date: date }).where('id', '=', user.id).execute();
    await enqueue(trx, eraseAccountJob, { userId: user.id }, date);
    await stopRenewalForDeletion(trx, now, user.id);
    await revokeOtherSessions(trx, now, { userId: user.id, keep: caller.sessionId });
    if (user.email !== null) {
      const lang = await languageOfUser(trx, user);
      const link = config.publicOrigin + paths.profileSecurity.href(lang);
      const data = { date: date.toISOString(), name: user.first_name, link };
      await enqueueMail(trx, { template: 'deletionPlanned', to: user.email, lang, data }, now);
    }
    return date;
  });
}

/** Cancels the scheduled deletion of the caller's account; everything is as before. @throws Failure UNAUTHENTICATED */
export async function undoDeletion({ db, clock }: Services, caller: Caller): Promise<void> {
  const { id } = signedIn(caller);
  await db.transaction().execute(async (trx) => {
    // The scheduled job will then find nothing to do.
    const kept = await trx
      .updateTable('users')
      .set({ deletion_date: null })
      .where('id', '=', id)
      .where('deletion_date', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (kept) await resumeRenewalAfterUndo(trx, clock(), id);
  });
}
