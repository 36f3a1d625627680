import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { giveKey } from './licenceKeys.ts';
import { isUnpaidTrial } from './trialKeys.ts';

/** A key that was paid for but not assigned yet. */
export interface OwedKey {
  readonly pool: string;
  readonly order_id: string | null;
  readonly activation_id: string | null;
  readonly product_id: string;
  readonly since: Date;
}

/**
 * The keys that are owed, oldest first: for paid orders that are open or wait, activations except in a trial, and for gifts
 * that can still be redeemed. A pool may have run empty while the payment was in flight, or a licence may have been added later.
 */
export async function owedKeys(db: Kysely<Database>, now: Date): Promise<OwedKey[]> {
  const { rows } = await sql<OwedKey>`
    select d.pool, o.id as order_id, null as activation_id, o.product_id, o.paid_at as since
      from deliverables d join orders o on d.tariff_id = o.tariff_id or d.gift_id = o.gift_id
      where d.kind = 'LICENCE' and o.status = 'PAID' and o.purpose in ('PURCHASE', 'PRESENT')
        and (d.archived_at is null
          or d.archived_at > case when o.purpose = 'PRESENT' then o.paid_at else o.created_at end)
        and not exists (select from licence_keys k where k.order_id = o.id and k.pool = d.pool)
        and (exists (select from grants g where g.order_id = o.id and g.kind = 'PRODUCT' and g.revoked_at is null
            and (g.ends_at is null or g.ends_at > ${now}))
          or exists (select from purchases p where p.order_id = o.id and p.status = 'PENDING')
          or exists (select from presents p where p.order_id = o.id and p.status in ('PURCHASED', 'SENT')
            and p.expires_at > ${now}))
    union all
    select d.pool, null, a.id, a.product_id, a.created_at
      from deliverables d join subscription_purchases a on a.tariff_id = d.tariff_id
        join subscriptions s on s.id = a.subscription_id
      where d.kind = 'LICENCE' and a.status = 'ACTIVE' and (a.available_to is null or a.available_to > ${now})
        and (d.archived_at is null or d.archived_at > a.created_at)
        and not exists (select from licence_keys k where k.activation_id = a.id and k.pool = d.pool)
        and not ${isUnpaidTrial(sql.ref('s.user_id'))}
    order by since, pool`.execute(db);
  return rows;
}

/** Assigns owed keys as long as there are free ones; returns those it assigned. */
export async function giveOwedKeys(trx: Kysely<Database>, now: Date): Promise<OwedKey[]> {
  // One operator at a time, so that no one is given two.
  await sql`select pg_advisory_xact_lock(hashtext('licences:owed'))`.execute(trx);
  const given: OwedKey[] = [];
  for (const owed of await owedKeys(trx, now)) {
    const owner =
      owed.order_id !== null
        ? { orderId: owed.order_id }
        : owed.activation_id !== null && { activationId: owed.activation_id };
    if (owner && (await giveKey(trx, now, owner, owed.pool))) given.push(owed);
  }
  return given;
}

/** How many keys of a pool are free and how many are assigned. */
export interface PoolState {
  readonly pool: string;
  readonly free: number;
  readonly given: number;
  /** Whether something on sale takes keys from it. */
  readonly isSold: boolean;
}

/** All pools that a deliverable names or that have keys. */
export async function poolStates(db: Kysely<Database>): Promise<PoolState[]> {
  const { rows } = await sql<PoolState>`
    select pool, (select count(*) from licence_keys k where k.pool = pools.pool and given_at is null) as free,
      (select count(*) from licence_keys k where k.pool = pools.pool and given_at is not null) as given,
      exists (select from deliverables d where d.pool = pools.pool and d.archived_at is null) as "isSold"
    from (select pool from deliverables where pool is not null union select pool from licence_keys) pools
    order by pool`.execute(db);
  return rows;
}
