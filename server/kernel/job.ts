import type * as v from 'valibot';
import { parseStored } from './parseStored.ts';
import type { Services } from './services.ts';

/**
 * Queue lanes. External jobs call other servers, which may be slow, so internal jobs never wait behind them. A batched
 * job also does the work of others of its kind that wait: an instance runs one per poll, so that they add up.
 */
export const lanes = ['external', 'internal', 'batched'] as const;
export type Lane = (typeof lanes)[number];

/** Payload fields that identify a person: an account by ID, or an address. */
type PersonField = 'userId' | 'to' | 'email' | 'login';

/** Posts a body to a path on this server and returns the status. */
export type Deliver = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

/** The context that jobs run in. */
export interface JobContext extends Services {
  /** Every kind of job. */
  readonly jobs: readonly Job[];
  readonly deliver: Deliver;
}

/** A kind of job, as far as enqueuing needs to know it. */
export interface JobType<Payload extends object = object> {
  /** Its name in the database; must stay the same across versions, since queued rows contain it. */
  readonly kind: string;
  /** Must also accept rows written by earlier versions. */
  readonly payload: v.GenericSchema<Payload>;
  readonly lane: Lane;
  /** The payload field that identifies a person; erasing an account deletes its jobs by this field. */
  readonly person?: PersonField;
  /** Reduces the payload that is kept once a job is dead; by default all of it is kept. */
  readonly redact?: (payload: object) => object;
}

/** A kind of job with its handler. It may run twice if an instance dies in the middle, so it must be idempotent. */
export interface Job<Payload extends object = object> extends JobType<Payload> {
  /** @throws Error for a payload that is not of this kind */
  readonly perform: (context: JobContext, stored: object) => Promise<void>;
}

type Run<Payload> = (context: JobContext, payload: Payload) => Promise<void>;

/** A payload with a field that identifies a person must declare it. */
type Person<Payload, Field = Extract<keyof Payload, PersonField>> = [Field] extends [never]
  ? { readonly person?: never }
  : { readonly person: Field };

type Declaration<Payload extends object> = Omit<JobType<Payload>, 'person'> & Person<Payload>;

/** Declares a kind of job whose handler lives in a higher layer than the code that enqueues it; see `handleJob`. */
export const declareJob = <Payload extends object>(type: Declaration<Payload>): JobType<Payload> => type;

/** Attaches the handler to a declared kind of job. */
export const handleJob = <Payload extends object>(
  type: JobType<Payload>,
  run: Run<Payload>,
): Job<Payload> => ({
  ...type,
  perform: async (context, stored) =>
    run(context, parseStored(type.payload, stored, `the payload of ${type.kind}`)),
});

/** Defines a kind of job: its name, payload, lane and handler. */
export const defineJob = <Payload extends object>({
  run,
  ...type
}: Declaration<Payload> & { readonly run: Run<Payload> }): Job<Payload> => handleJob(type, run);
