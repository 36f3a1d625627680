import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Marks purchases as spent once their events are all over, unless they include a file or a key: texts and links go with
 * an event, files and keys last. What's left stays open. Safe to run concurrently on several instances.
 */
export async function spendEvents(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update purchases set status = 'SPENT', spent_at = over.at
    from (
      select d.tariff_id, max(e.ends_at) as at
      from deliverables d left join event_dates e on e.deliverable_id = d.id
      where d.tariff_id is not null
      group by d.tariff_id
      having max(e.ends_at) <= ${now} and not bool_or(d.kind in ('FILE', 'LICENCE'))) over
    where purchases.tariff_id = over.tariff_id and purchases.status = 'ACTIVE'
      and not exists (select from deliverables g left join event_dates e on e.deliverable_id = g.id
        where g.gift_id = purchases.gift_id and (g.kind in ('FILE', 'LICENCE') or e.ends_at > ${now}))`.execute(
    db,
  );
}
