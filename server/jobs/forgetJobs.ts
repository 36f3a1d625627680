import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobKind, JobPayloads } from './queue.ts';

/** The parts of a payload that name a person: an account by its id, or an address. */
type Naming = 'userId' | 'to' | 'email' | 'login';

/** The part that names a person in the payload of a kind; null where there is none. */
type NamingOf<Kind extends JobKind, Part = Extract<keyof JobPayloads[Kind], Naming>> = [Part] extends [never]
  ? null
  : Part;

/** By what the work of each kind names a person. What it names otherwise is not found by `forgetJobs`. */
export const namedBy: { readonly [Kind in JobKind]: NamingOf<Kind> } = {
  mail: 'to',
  'loginLink.send': 'email',
  'signIn.wrongPassword': 'login',
  'passwordReset.send': 'email',
  'emailChange.send': 'userId',
  'account.delete': 'userId',
  'order.expire': null,
  'purchase.expire': null,
  'sandbox.deliver': null,
  'topUp.expire': null,
  'event.work': null,
  'stripe.cancel': null,
  'stripe.refund': null,
  'stripe.detach': null,
  'stripe.details': null,
  'subscription.due': null,
  'subscription.charge': null,
  'present.expire': null,
  'activation.expire': null,
};

const kinds = Object.entries(namedBy);

/** Drops all work that names one of these accounts or addresses, be it still to be done or given up. */
export async function forgetJobs(
  trx: Kysely<Database>,
  userIds: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  for (const part of new Set(kinds.flatMap(([, naming]) => naming ?? []))) {
    const names = part === 'userId' ? userIds : addresses;
    if (names.length === 0) continue;
    await trx
      .deleteFrom('jobs')
      .where(
        'kind',
        'in',
        kinds.filter(([, naming]) => naming === part).map(([kind]) => kind),
      )
      .where(sql<string>`payload->>${sql.lit(part)}`, 'in', names)
      .execute();
  }
}
