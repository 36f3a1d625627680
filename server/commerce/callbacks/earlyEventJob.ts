import * as v from 'valibot';
import { defineJob } from '../../kernel/job.ts';
import { processEvent } from './events.ts';

/** Processes an event that arrived too early. @throws Error if it's still too early, so that the queue retries */
export const earlyEventJob = defineJob({
  kind: 'event.work',
  payload: v.object({ provider: v.string(), id: v.string() }),
  lane: 'internal',
  run: async (services, { provider, id }) => {
    if ((await processEvent(services, provider, id)) === 'early')
      throw new Error(`the event ${id} of ${provider} came before what it is about`);
  },
});
