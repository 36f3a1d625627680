import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import type { Services } from '../../kernel/services.ts';
import type { Outcome } from '../payments/providerEvents.ts';
import { providerOf } from '../payments/providers.ts';
import { applyEvent } from './applyEvent.ts';

/** Stores an event before it's processed. One that is already stored stays as it is. */
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

/** How long an event waits for one that must come first, in milliseconds; well below how long its job is retried. */
const maxWaitMs = 6 * 3_600_000;

/** Applies a stored event. */
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
  /** Process it even if it was processed before; what it says is booked only once. */
  readonly again?: boolean;
  /** Runs in the same database transaction. */
  readonly also?: (trx: Kysely<Database>, outcome: Outcome) => Promise<void>;
}

/**
 * Processes a stored event once. If that failed, or the event came too early, it's processed again when the provider
 * redelivers it.
 */
export const processEvent = (
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
