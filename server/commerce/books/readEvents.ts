import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findAttempts, type Known } from '../callbacks/findAttempt.ts';
import { remoteProviders } from '../payments/providers.ts';
import type { ProviderEvent } from '../payments/providerEvents.ts';

export type StoredEvent = Selectable<Database['provider_events']>;
export type EventOf<Type extends ProviderEvent['type']> = Extract<ProviderEvent, { type: Type }>;

/** Events read per query. */
const batch = 500;

export interface ReadEvent {
  readonly stored: StoredEvent;
  readonly event: ProviderEvent;
  readonly attempt: Known | undefined;
}

/** All processed events that we can read, each with the attempt it's about. */
export async function* readEvents(db: Kysely<Database>): AsyncGenerator<ReadEvent> {
  for (const { id: provider, remote } of remoteProviders)
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('provider_events')
        .selectAll()
        .where('provider', '=', provider)
        .where('id', '>', after)
        .where('processed_at', 'is not', null)
        .orderBy('id')
        .limit(batch)
        .execute();
      const events = rows.flatMap((stored) => {
        const event = readable(() => remote.readEvent(stored.payload));
        return typeof event === 'string' ? [] : [{ stored, event }];
      });
      const attemptOf = await findAttempts(
        db,
        provider,
        events.map(({ event }) => event),
      );
      for (const each of events) yield { ...each, attempt: attemptOf(each.event) };
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      after = last.id;
    }
}

/** Parses an event; one that can't be parsed is `unknown`. */
function readable(read: () => ProviderEvent | 'ignored' | 'unknown'): ProviderEvent | 'ignored' | 'unknown' {
  try {
    return read();
  } catch {
    return 'unknown';
  }
}
