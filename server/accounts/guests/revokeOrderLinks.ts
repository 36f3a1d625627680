import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findSession } from '../../identity/findSession.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import { voidOrderCodes } from '../../commerce/orders/orderCodes.ts';
import { lockGuest } from './mergeGuest.ts';

/**
 * Ends every link in the emails of a guest, and its sessions, except for the given one. Returns whether there is such a
 * guest: what belongs to an account has no such links.
 */
export async function revokeLinksOf(
  trx: Kysely<Database>,
  now: Date,
  guestId: string,
  keptSession?: string,
): Promise<boolean> {
  const guest = await lockGuest(trx, guestId);
  if (!guest) return false;
  await voidOrderCodes(trx, now, guest.id);
  await revokeSessionsOf(trx, now, guest.id, keptSession);
  return true;
}

/**
 * Ends the links in the emails of the caller's guest, and signs out its other devices.
 * @throws Failure UNAUTHENTICATED without a guest, RATE_LIMITED
 */
export async function revokeOrderLinks(services: Services, caller: Caller): Promise<void> {
  const { guestToken } = caller;
  const { db, clock } = services;
  await consumeLimit(db, 'authCodeIp', caller.ip);
  const session = guestToken === undefined ? undefined : await findSession(db, clock(), guestToken);
  const isDone =
    session !== undefined &&
    (await db
      .transaction()
      .execute((trx) => revokeLinksOf(trx, clock(), session.user.id, session.sessionId)));
  if (!isDone) throw failure('UNAUTHENTICATED', 'There is no guest.');
}
