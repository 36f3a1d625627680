import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { returnGifts } from '../../dreams/returnGifts.ts';
import type { Services } from '../../kernel/services.ts';
import { deleteMethods } from '../../commerce/subscriptions/methods.ts';
import { dropEmailChange } from '../email/emailChange.ts';
import { forgetDevices } from '../devices/knownDevices.ts';
import { quarantineMoney } from './unprovenMoney.ts';
import { personalTables } from '../erasure/personalTables.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';
import { turnOffTwoFactor } from '../twoFactor/twoFactor.ts';
import { clearedUser } from '../../identity/userColumns.ts';

/**
 * Fields that another person may have entered: all personal ones except those that stay or are handled separately
 * below.
 */
const {
  login: _login,
  email: _email,
  email_verified_at: _verifiedAt,
  password_hash: _passwordHash,
  language_id: _languageId,
  totp_secret: _totpSecret,
  totp_enabled_at: _totpEnabledAt,
  totp_last_step: _totpLastStep,
  ...nothingEntered
} = clearedUser;

/** Handled separately below, or by the link being followed. */
const endedOtherwise = ['sessions', 'auth_codes', 'email_changes', 'known_devices'] as const;

type EndedOtherwise = (typeof endedOtherwise)[number];

const enteredTables = personalTables.filter(
  (table): table is Exclude<(typeof personalTables)[number], EndedOtherwise> =>
    !endedOtherwise.some((ended) => ended === table),
);

/**
 * Hands the account of an unverified address to the person who just verified it without knowing the password it was
 * registered with. Everything of the first person ends: sessions, password, second factor, saved payment methods, a
 * pending address change, the profile, and the use of their wallet money. Purchases stay, since they belong to the
 * address. Runs in the caller's transaction, which holds the lock on the user.
 */
export async function transferToNewOwner(
  trx: Kysely<Database>,
  services: Services,
  user: User,
  passwordHash: string,
): Promise<void> {
  const now = services.clock();
  await turnOffTwoFactor(trx, services, user);
  await revokeSessionsOf(trx, now, user.id);
  await dropEmailChange(trx, now, user.id);
  await forgetDevices(trx, user.id);
  await quarantineMoney(trx, services, user);
  await deleteMethods(trx, services, [user.id]);
  // A payment still in flight must not save its method for the new owner.
  await trx
    .updateTable('transactions')
    .set({ save_method: false })
    .where('user_id', '=', user.id)
    .where('save_method', '=', true)
    .execute();
  await trx
    .updateTable('presents')
    .set({ recipient_name: null, sender_name: null, message: null })
    .where('buyer_id', '=', user.id)
    .execute();
  await trx
    .updateTable('orders')
    .set({ buyer_details: null })
    .where('user_id', '=', user.id)
    .where('buyer_details', 'is not', null)
    .execute();
  await returnGifts(trx, now, { ownerIds: [user.id] });
  for (const table of enteredTables) await trx.deleteFrom(table).where('user_id', '=', user.id).execute();
  await trx
    .updateTable('users')
    .set({ ...nothingEntered, password_hash: passwordHash })
    .where('id', '=', user.id)
    .execute();
}
