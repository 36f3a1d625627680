import type { Caller, User } from '../graphql/context.ts';
import { signedIn } from '../graphql/caller.ts';
import type { Services } from '../services.ts';
import { confirmPassword } from './confirmPassword.ts';
import { describeUserAgent } from './userAgent.ts';
import { exportedMoney } from './exportedMoney.ts';
import { loadEverything, type Stored } from './exportedRows.ts';
import { parsePassword } from './parsePassword.ts';
import { takePoint } from './rateLimits.ts';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

function profileOf(user: User, stored: Stored) {
  const picture = stored.pictures[0];
  return {
    id: user.id,
    login: user.login,
    email: user.email,
    emailVerifiedAt: iso(user.email_verified_at),
    firstName: user.first_name,
    lastName: user.last_name,
    userName: user.user_name,
    phone: user.phone,
    birthDate: user.birth_date,
    gender: user.gender,
    country: stored.places[0]?.country ?? null,
    city: stored.places[0]?.city ?? null,
    language: stored.places[0]?.language ?? null,
    currency: stored.currencies.find(({ id }) => id === user.currency_id)?.code ?? null,
    preferences: user.project_settings,
    campaign: user.utm,
    secondFactorSince: iso(user.totp_enabled_at),
    registeredAt: iso(user.created_at),
    deletionDate: iso(user.deletion_date),
    picture: picture && {
      fileName: picture.file_name,
      uploadedAt: iso(picture.created_at),
      image: `data:image/webp;base64,${picture.bytes.toString('base64')}`,
    },
  };
}

function doings(stored: Stored) {
  return {
    sessions: stored.sessions.map((session) => ({
      ...describeUserAgent(session.user_agent),
      userAgent: session.user_agent,
      createdAt: iso(session.created_at),
      lastSeenAt: iso(session.last_seen_at),
      expiresAt: iso(session.expires_at),
      revokedAt: iso(session.revoked_at),
    })),
    signIns: stored.signIns.map((attempt) => ({
      method: attempt.method,
      outcome: attempt.outcome,
      userAgent: attempt.user_agent,
      createdAt: iso(attempt.created_at),
    })),
    emailChanges: stored.emailChanges.map((change) => ({
      email: change.email,
      createdAt: iso(change.created_at),
    })),
    dreams: stored.dreams.map((dream) => ({
      title: dream.title,
      description: dream.description,
      status: dream.status,
      isPublic: dream.is_public,
      productId: dream.product_id,
      planId: dream.plan_id,
      researchId: dream.research_id,
      createdAt: iso(dream.created_at),
      fulfilledAt: iso(dream.fulfilled_at),
    })),
    achievements: stored.achievements.map((achievement) => ({
      key: achievement.key,
      earnedAt: iso(achievement.earned_at),
    })),
    reads: stored.reads.map((read) => ({
      research: read.title.en,
      slug: read.slug,
      readAt: iso(read.read_at),
    })),
  };
}

/**
 * Everything that is stored about the caller, amounts as `19.90 USD`; no secrets and nothing that stands for one.
 * The number of database queries does not depend on how much that is.
 * @throws Failure UNAUTHENTICATED, FORBIDDEN for a guest, BAD_USER_INPUT, RATE_LIMITED
 */
export async function exportAccount(services: Services, caller: Caller, password: string) {
  const user = signedIn(caller);
  await confirmPassword(services, user, parsePassword(password));
  await takePoint(services.db, 'accountExport', user.id);
  const stored = await loadEverything(services.db, user);
  return {
    exportedAt: services.clock().toISOString(),
    profile: profileOf(user, stored),
    ...exportedMoney(stored),
    ...doings(stored),
  };
}
