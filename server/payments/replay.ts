import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { workOnEvent, type EventWork, type Outcome } from './events.ts';
import { workOnSandboxEvent } from './sandboxEvents.ts';
import { workOnStripeEvent } from './stripe/events.ts';

const works: ReadonlyMap<string, EventWork> = new Map([
  ['sandbox', workOnSandboxEvent],
  ['stripe', workOnStripeEvent],
]);

/** Works on a stored event again, whatever became of it before: what it says is booked once. */
export function replayEvent(
  services: Services,
  provider: string,
  id: string,
  /** Done in the same database transaction. */
  also: (trx: Kysely<Database>, outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  const work = works.get(provider);
  if (!work) throw new Error(`no events of ${provider} can be worked on`);
  const both: EventWork = async (trx, ...rest) => {
    const outcome = await work(trx, ...rest);
    await also(trx, outcome);
    return outcome;
  };
  return workOnEvent(services, provider, id, both, { again: true });
}

/** Works on an event that came too early. @throws Error where it still does, so that the queue tries again */
export async function workOnStoredEvent(
  services: Services,
  { provider, id }: { provider: string; id: string },
): Promise<void> {
  const work = works.get(provider);
  if (work && (await workOnEvent(services, provider, id, work)) === 'early')
    throw new Error(`the event ${id} of ${provider} came before what it is about`);
}
