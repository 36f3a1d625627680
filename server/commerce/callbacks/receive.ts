import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import type { Receive } from '../payments/providerEvents.ts';
import { earlyEventJob } from './earlyEventJob.ts';
import { storeEvent, workOnEvent } from './events.ts';

/** How long an event that came too early waits, in milliseconds. */
const earlyPause = 60_000;

/** What takes in the genuine events of a provider: stored before they are worked on, worked on once. */
export const receiverOf =
  (services: Services, provider: string): Receive =>
  async (id, payload) => {
    const { db, clock } = services;
    await storeEvent(services, provider, id, payload);
    const outcome = await workOnEvent(services, provider, id);
    if (outcome === 'early')
      await enqueue(db, earlyEventJob, { provider, id }, new Date(clock().getTime() + earlyPause));
    return outcome;
  };
