import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { goods } from './goods.ts';
import type { WordBook } from './words.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** A Thursday at six in the evening, UTC. */
const firstEvening = Date.UTC(1970, 0, 1, 18);

/** When the events of the demo take place, counted from the week of the start, so that some are always to come. */
export async function seedDates(db: Transaction<Database>, words: WordBook, now: Date): Promise<void> {
  const thisWeek = firstEvening + Math.floor((now.getTime() - firstEvening) / week) * week;
  const rows = Object.entries(goods).flatMap(([tariffId, list]) =>
    list.flatMap((good) =>
      good.kind !== 'EVENT'
        ? []
        : good.weeks.map((later, index) => ({
            deliverable_id: `${tariffId}-${good.id}`,
            position: index + 1,
            starts_at: new Date(thisWeek + later * week),
            ends_at: new Date(thisWeek + later * week + 1.5 * hour),
            time_zone: 'UTC',
            place: words.perhaps('deliverables', good.id, 'place'),
            link: good.link,
          })),
    ),
  );
  await db
    .insertInto('event_dates')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['deliverable_id', 'position']).doUpdateSet((eb) => ({
        starts_at: eb.ref('excluded.starts_at'),
        ends_at: eb.ref('excluded.ends_at'),
        place: eb.ref('excluded.place'),
        link: eb.ref('excluded.link'),
      })),
    )
    .execute();
}
