import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import type { Receive } from '../payments/providerEvents.ts';
import { earlyEventJob } from './earlyEventJob.ts';
import { storeEvent, processEvent } from './events.ts';

/** Delay before an event that came too early is retried, in milliseconds. */
const earlyPause = 60_000;

/** Receives a provider's verified events: each is stored before it's processed, and processed once. */
export const receiverOf =
  (services: Services, provider: string): Receive =>
  async (id, payload) => {
    const { db, clock } = services;
    await storeEvent(services, provider, id, payload);
    const outcome = await processEvent(services, provider, id);
    if (outcome === 'early')
      await enqueue(db, earlyEventJob, { provider, id }, new Date(clock().getTime() + earlyPause));
    return outcome;
  };
