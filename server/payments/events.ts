import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/**
 * What became of an event: worked on now, known already, about nothing we know, or about something that we will know
 * once another event has come.
 */
export type Outcome = 'done' | 'repeated' | 'unknown' | 'early';

/** Works on a genuine event of a provider, in the database transaction that marks it as worked on. */
export type EventWork = (trx: Kysely<Database>, services: Services, payload: object) => Promise<Outcome>;

/** Keeps an event before anything is done about it. One that is known already stays as it was. */
export async function storeEvent(
  { db, clock }: Services,
  provider: string,
  id: string,
  payload: object,
): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ provider, id, payload: JSON.stringify(payload), received_at: clock(), processed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Works on a stored event, once: one whose work failed, or that came too early, is worked on again when the provider
 * repeats it. `again` works on it whatever became of it before.
 */
export const workOnEvent = (
  services: Services,
  provider: string,
  id: string,
  work: EventWork,
  { again = false } = {},
): Promise<Outcome> =>
  services.db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('provider_events')
      .selectAll()
      .where('provider', '=', provider)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return 'unknown';
    if (stored.processed_at !== null && !again) return 'repeated';
    const outcome = await work(trx, services, stored.payload);
    if (outcome !== 'early')
      await trx
        .updateTable('provider_events')
        .set({ processed_at: services.clock() })
        .where('provider', '=', provider)
        .where('id', '=', id)
        .execute();
    return outcome;
  });
