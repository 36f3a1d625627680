import type { Act } from '../../../src/shared/desk/act.ts';
import type { Role } from '../../../src/shared/desk/roles.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import { roleOf } from '../../identity/staff.ts';
import { member, unauthenticated, type Caller, type User } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import type { AdminContext } from '../command.ts';
import { DeskRefusal } from './refusal.ts';

/** How long the password counts as given, in milliseconds. */
export const proofTime = 15 * 60_000;

/** Someone at the desk. */
export interface DeskCaller {
  readonly user: User;
  readonly role: Role;
  readonly sessionId: string;
  readonly lang: Lang;
  /** Until when the password counts as given in this session. */
  readonly provenUntil: Date | null;
}

/** The actor of a person of the staff in the audit log, which keeps no address. */
const deskActor = (userId: string): string => `desk:${userId}`;

export const contextOf = (services: Services, { user, role, lang }: DeskCaller): AdminContext => ({
  services,
  actor: deskActor(user.id),
  role,
  lang,
});

/**
 * The caller as one of the staff: with a second factor that this session has given, except in the demo.
 * @throws Failure UNAUTHENTICATED; DeskRefusal NOT_STAFF, SECOND_FACTOR_MISSING, PROOF_REQUIRED
 */
export async function enter(services: Services, caller: Caller, act: Act): Promise<DeskCaller> {
  const user = member(caller);
  const { sessionId, lang } = caller;
  if (sessionId === undefined) throw unauthenticated(caller, 'This needs a session.');
  const role = await roleOf(services.db, user.id);
  if (role === undefined) throw new DeskRefusal('NOT_STAFF', 'The account is not of the staff.');
  const session = await services.db
    .selectFrom('sessions')
    .select(['created_at', 'proven_at'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const provenUntil = session.proven_at && new Date(session.proven_at.getTime() + proofTime);
  const isFree = act.name === 'me' || act.name === 'proof';
  if (services.config.mode !== 'demo' && !isFree) {
    if (user.totp_enabled_at === null)
      throw new DeskRefusal('SECOND_FACTOR_MISSING', 'The desk needs a second factor.');
    // Logging in asks for the code only once the second factor is on.
    if (
      session.created_at < user.totp_enabled_at &&
      (session.proven_at ?? session.created_at) < user.totp_enabled_at
    )
      throw new DeskRefusal('PROOF_REQUIRED', 'This session has not given the second factor.');
  }
  return { user, role, sessionId, lang, provenUntil };
}

/** Whether the password was given within the last 15 minutes. */
export const isProven = ({ provenUntil }: DeskCaller, now: Date): boolean =>
  provenUntil !== null && provenUntil > now;

/** @throws DeskRefusal PROOF_REQUIRED */
export function requireProof(caller: DeskCaller, now: Date): void {
  if (!isProven(caller, now)) throw new DeskRefusal('PROOF_REQUIRED', 'The password is needed again.');
}
