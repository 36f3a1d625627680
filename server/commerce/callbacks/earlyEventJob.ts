import * as v from 'valibot';
import { defineJob } from '../../kernel/job.ts';
import { workOnEvent } from './events.ts';

/** Works on an event that came too early. @throws Error where it still does, so that the queue tries again */
export const earlyEventJob = defineJob({
  kind: 'event.work',
  payload: v.object({ provider: v.string(), id: v.string() }),
  lane: 'internal',
  run: async (services, { provider, id }) => {
    if ((await workOnEvent(services, provider, id)) === 'early')
      throw new Error(`the event ${id} of ${provider} came before what it is about`);
  },
});
