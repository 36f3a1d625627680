import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Caller, User } from '../graphql/context.ts';
import type { Services } from '../services.ts';
import { dropEmailChange } from './emailChange.ts';
import { revokeSessionsOf } from './sessions.ts';
import { turnOffTwoFactor } from './twoFactor.ts';

/**
 * Whether somebody who holds a link to an account's address is the first to prove it, and is not signed in to the
 * account: then whoever registered the address may have been somebody else.
 */
export const isNewOwner = (
  { user: caller }: Pick<Caller, 'user'>,
  { id, email_verified_at: provenAt }: Pick<User, 'id' | 'email_verified_at'>,
): boolean => provenAt === null && caller?.id !== id;

/**
 * Takes everything away by which whoever registered the address could come back: sessions, the password, the second
 * factor and a change of the address under way. In the caller's transaction, which has locked the user.
 */
export async function handToNewOwner(trx: Kysely<Database>, services: Services, user: User): Promise<void> {
  const now = services.clock();
  await trx.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
  await turnOffTwoFactor(trx, services, user);
  await revokeSessionsOf(trx, now, user.id);
  await dropEmailChange(trx, now, user.id);
}
