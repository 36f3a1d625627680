import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import type { Services } from '../../kernel/services.ts';
import type { Outcome } from '../payments/providerEvents.ts';
import { providerOf } from '../payments/providers.ts';
import { applyEvent } from './applyEvent.ts';

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

/** How long an event waits for another that must come first, in milliseconds: well below what its job is tried for. */
const maxWaitMs = 6 * 3_600_000;

/** Does what a stored event says. */
async function applyStored(
  trx: Kysely<Database>,
  services: Services,
  { provider, id, payload, received_at: receivedAt }: Selectable<Database['provider_events']>,
): Promise<Outcome> {
  const { remote } = providerOf(provider);
  if (!remote) throw new Error(`no events of ${provider} can be worked on`);
  const event = remote.readEvent(payload);
  if (event === 'unknown') return 'unknown';
  if (event === 'ignored') return 'done';
  const isLate = services.clock().getTime() - receivedAt.getTime() > maxWaitMs;
  return applyEvent(trx, services, { provider, eventId: id, isLate }, event);
}

interface WorkOptions {
  /** Works on it whatever became of it before: what it says is booked once. */
  readonly again?: boolean;
  /** Done in the same database transaction. */
  readonly also?: (trx: Kysely<Database>, outcome: Outcome) => Promise<void>;
}

/**
 * Works on a stored event, once: one whose work failed, or that came too early, is worked on again when the provider
 * repeats it.
 */
export const workOnEvent = (
  services: Services,
  provider: string,
  id: string,
  { again = false, also }: WorkOptions = {},
): Promise<Outcome> =>
  inTransaction(services.db, async (trx) => {
    const stored = await trx
      .selectFrom('provider_events')
      .selectAll()
      .where('provider', '=', provider)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return 'unknown';
    if (stored.processed_at !== null && !again) return 'repeated';
    const outcome = await applyStored(trx, services, stored);
    await also?.(trx, outcome);
    if (outcome !== 'early')
      await trx
        .updateTable('provider_events')
        .set({ processed_at: services.clock() })
        .where('provider', '=', provider)
        .where('id', '=', id)
        .execute();
    return outcome;
  });
