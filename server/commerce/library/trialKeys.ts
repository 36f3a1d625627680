import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { giveKeys } from './licenceKeys.ts';

/**
 * SQL for whether a user is trying a plan and nothing was paid for it yet, by them or with a gift. License keys can't be
 * taken back, so none is given until then.
 */
export const isUnpaidTrial = (userId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from grants t where t.user_id = ${userId} and t.kind = 'PLAN' and t.source = 'TRIAL')
  and not exists (select from grants p where p.user_id = ${userId} and p.kind = 'PLAN'
    and p.source in ('PURCHASE', 'RENEWAL', 'PRESENT') and p.revoked_because is distinct from 'REFUNDED'))`;

/** Whether a user's activations wait for their first payment to get their keys. */
export async function waitsForPayment(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select ${isUnpaidTrial(sql`${userId}::text`)} as waits`.execute(db);
  return rows[0]?.waits === true;
}

/**
 * Gives the activations that a user made during a trial their keys, in the database transaction of the first payment.
 * Those that a pool lacks by now are owed (`owedKeys`).
 */
export async function giveKeysOfTrial(
  trx: Kysely<Database>,
  services: Services,
  userId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; tariff_id: string | null; created_at: Date }>`
    select a.id, a.tariff_id, a.created_at
    from subscription_purchases a join subscriptions s on s.id = a.subscription_id
    where s.user_id = ${userId} and a.status = 'ACTIVE'
      and (a.available_to is null or a.available_to > ${services.clock()}::timestamptz)
      and exists (select from grants t where t.user_id = s.user_id and t.source = 'TRIAL')
      and not exists (select from licence_keys k where k.activation_id = a.id)
    order by a.created_at, a.id`.execute(trx);
  for (const { id, tariff_id: tariffId, created_at: at } of rows)
    await giveKeys(trx, services, { activationId: id }, { tariffId, giftId: null }, at);
}
