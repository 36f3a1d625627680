import type { Kysely } from 'kysely';
import { paths } from '../../../src/shared/paths.ts';
import type { ReviewReason } from '../../../src/shared/reviewReport.ts';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { consumeLimit, tryConsumeLimit } from '../../kernel/rateLimits.ts';
import { reporterOf } from '../../kernel/reporter.ts';
import type { Services } from '../../kernel/services.ts';
import { siteInbox } from '../../kernel/siteInbox.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { openReports } from './openReports.ts';

/** A review that is shown, with its product. */
const findShown = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('ratings')
    .innerJoin('products', 'products.id', 'ratings.product_id')
    .select(['ratings.id', 'ratings.user_id', 'ratings.body', 'ratings.rated_at'])
    .select(['products.slug', 'products.title'])
    .where('ratings.id', '=', id)
    .where('ratings.is_shown', '=', true)
    .where('ratings.body', 'is not', null)
    .$narrowType<{ body: string }>()
    .executeTakeFirst();

type Reported = NonNullable<Awaited<ReturnType<typeof findShown>>>;

/** Emails the site's inbox about a reported review, at most once a day for each. */
async function notifyOperator(
  trx: Kysely<Database>,
  { config }: Services,
  { id, body, slug, title }: Reported,
  now: Date,
): Promise<void> {
  if (await tryConsumeLimit(trx, 'ratingReportMail', id)) return;
  const inbox = await siteInbox(trx, config);
  const reports = (await openReports(trx, [id])).get(id) ?? [];
  const data = {
    id,
    productTitle: localize(title, inbox.lang),
    text: body,
    reports,
    link: `${config.publicOrigin}${paths.product.href(inbox.lang, slug)}#ratings`,
  };
  await enqueueMail(trx, { template: 'ratingReport', ...inbox, data }, now);
}

/**
 * Reports a review to the operator. Another report by the same visitor is accepted but has no effect, unless the author
 * has changed the review since. Does not hide the review.
 * @throws Failure NOT_FOUND unless it is shown, FORBIDDEN for one's own, RATE_LIMITED
 */
export async function reportRating(
  services: Services,
  caller: Caller,
  { id, reason }: { id: string; reason: ReviewReason },
): Promise<void> {
  const { db, clock } = services;
  await consumeLimit(db, 'reportIp', caller.ip);
  const rating = await findShown(db, id);
  if (!rating) throw failure('NOT_FOUND', 'Review not found.');
  if (rating.user_id === caller.user?.id) throw failure('FORBIDDEN', 'It is your own.');

  const now = clock();
  const report = { reason, created_at: now, cleared_at: null };
  await db.transaction().execute(async (trx) => {
    const counted = await trx
      .insertInto('rating_reports')
      .values({
        rating_id: id,
        reporter_hash: reporterOf(services, caller, { purpose: 'rating-reports', id }),
        ...report,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['rating_id', 'reporter_hash'])
          .doUpdateSet(report)
          .where('rating_reports.created_at', '<', rating.rated_at),
      )
      .returning('rating_id')
      .executeTakeFirst();
    if (counted) await notifyOperator(trx, services, rating, now);
  });
}
