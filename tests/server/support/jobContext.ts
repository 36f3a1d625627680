import { jobs } from '../../../server/jobs.ts';
import type { Deliver, Job, JobContext } from '../../../server/kernel/job.ts';
import type { Services } from '../../../server/kernel/services.ts';

/** The worker's context; the handlers in `instead` replace those of the same kind. */
export const jobContext = (
  services: Services,
  { deliver = async () => 200, instead = [] }: { deliver?: Deliver; instead?: readonly Job[] } = {},
): JobContext => ({
  ...services,
  jobs: jobs.map((job) => instead.find(({ kind }) => kind === job.kind) ?? job),
  deliver,
});
