import type { Kysely } from 'kysely';
import { paths } from '../../src/shared/paths.ts';
import { dreamReason } from '../../src/shared/validation.ts';
import * as v from 'valibot';
import { parseInput } from '../kernel/parseInput.ts';
import type { Database } from '../database/schema.ts';
import { consumeLimit, tryConsumeLimit } from '../kernel/rateLimits.ts';
import type { Caller } from '../kernel/caller.ts';
import { failure } from '../kernel/failure.ts';
import { reporterOf } from '../kernel/reporter.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Services } from '../kernel/services.ts';
import { siteInbox } from '../kernel/siteInbox.ts';
import { findDream } from './dreamRows.ts';

const form = v.object({ reason: dreamReason });

/** How many reasons an email has at most, and for how long they are reported, in milliseconds. */
const maxReasons = 20;
const reasonsFor = 30 * 86_400_000;

/** The reasons for recent reports of a dream, newest first. */
async function recentReasons(trx: Kysely<Database>, dreamId: string, now: Date): Promise<string[]> {
  const reports = await trx
    .selectFrom('dream_reports')
    .select('reason')
    .where('dream_id', '=', dreamId)
    .where('created_at', '>', new Date(now.getTime() - reasonsFor))
    .orderBy('created_at', 'desc')
    .orderBy('reporter_hash')
    .limit(maxReasons)
    .execute();
  return reports.map(({ reason }) => reason);
}

/**
 * Emails a public dream to the site's inbox with the reasons for recent reports, at most once a day. A second report
 * by the same visitor is accepted but has no effect. Does not hide the dream.
 * @throws Failure BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for one's own, RATE_LIMITED
 */
export async function reportDream(
  services: Services,
  caller: Caller,
  { id, reason: given }: { id: string; reason: string },
): Promise<void> {
  const { db, config, clock } = services;
  const { reason } = parseInput(form, { reason: given });
  await consumeLimit(db, 'reportIp', caller.ip);
  const dream = await findDream(db, id, {});
  if (!dream) throw failure('NOT_FOUND', 'Dream not found.');
  if (dream.user_id === caller.user?.id) throw failure('FORBIDDEN', 'It is your own.');

  const now = clock();
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('dream_reports')
      .values({
        dream_id: dream.id,
        reporter_hash: reporterOf(services, caller, { purpose: 'dream-reports', id: dream.id }),
        reason,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dream_id')
      .executeTakeFirst();
    if (!first || (await tryConsumeLimit(trx, 'dreamReportMail', dream.id))) return;
    const inbox = await siteInbox(trx, config);
    const data = {
      id: dream.id,
      title: dream.title,
      description: dream.description,
      reason: (await recentReasons(trx, dream.id, now)).join('\n\n'),
      link: `${config.publicOrigin}${paths.dream.href(inbox.lang, dream.id)}`,
    };
    await enqueueMail(trx, { template: 'dreamReport', ...inbox, data }, now);
  });
}
