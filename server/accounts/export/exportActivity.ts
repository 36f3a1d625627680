import { iso, type ExportOf } from './exportFormats.ts';
import { describeUserAgent } from '../devices/userAgent.ts';

const sessions = async ({ db, userId }: ExportOf) =>
  (
    await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  ).map((session) => ({
    ...describeUserAgent(session.user_agent),
    userAgent: session.user_agent,
    createdAt: iso(session.created_at),
    lastSeenAt: iso(session.last_seen_at),
    expiresAt: iso(session.expires_at),
    revokedAt: iso(session.revoked_at),
  }));

const signIns = async ({ db, userId }: ExportOf) =>
  (
    await db.selectFrom('sign_ins').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  ).map((attempt) => ({
    method: attempt.method,
    outcome: attempt.outcome,
    userAgent: attempt.user_agent,
    createdAt: iso(attempt.created_at),
  }));

const emailChanges = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('email_changes')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map((change) => ({ email: change.email, createdAt: iso(change.created_at) }));

const dreams = async ({ db, userId }: ExportOf) =>
  (
    await db.selectFrom('dreams').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
  ).map((dream) => ({
    title: dream.title,
    description: dream.description,
    status: dream.status,
    isPublic: dream.is_public,
    productId: dream.product_id,
    planId: dream.plan_id,
    researchId: dream.research_id,
    createdAt: iso(dream.created_at),
    fulfilledAt: iso(dream.fulfilled_at),
  }));

const ratings = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('ratings')
      .innerJoin('products', 'products.id', 'ratings.product_id')
      .selectAll('ratings')
      .select('products.title')
      .where('user_id', '=', userId)
      .orderBy('rated_at')
      .execute()
  ).map((rating) => ({
    product: rating.title.en,
    stars: rating.stars,
    text: rating.body,
    language: rating.lang,
    showsName: rating.shows_name,
    isShown: rating.is_shown,
    ratedAt: iso(rating.rated_at),
  }));

const achievements = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('achievements_earned')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('earned_at')
      .execute()
  ).map((achievement) => ({ key: achievement.key, earnedAt: iso(achievement.earned_at) }));

const reads = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('research_reads')
      .innerJoin('researches', 'researches.id', 'research_reads.research_id')
      .select(['researches.slug', 'researches.title', 'research_reads.read_at'])
      .where('research_reads.user_id', '=', userId)
      .orderBy('read_at')
      .execute()
  ).map((read) => ({ research: read.title.en, slug: read.slug, readAt: iso(read.read_at) }));

const progress = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('item_progress')
      .innerJoin('deliverables', 'deliverables.id', 'item_progress.deliverable_id')
      .selectAll('item_progress')
      .select('deliverables.title')
      .where('user_id', '=', userId)
      .orderBy('changed_at')
      .execute()
  ).map((row) => ({
    itemId: row.item_id,
    title: row.title.en,
    part: row.part || null,
    progress: row.progress,
    doneAt: iso(row.done_at),
    changedAt: iso(row.changed_at),
  }));

/** A person's sign-ins and activity. */
export const exportActivity = async (of: ExportOf) => ({
  sessions: await sessions(of),
  signIns: await signIns(of),
  emailChanges: await emailChanges(of),
  dreams: await dreams(of),
  ratings: await ratings(of),
  achievements: await achievements(of),
  reads: await reads(of),
  progress: await progress(of),
});
