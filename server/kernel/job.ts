import type * as v from 'valibot';
import { parseStored } from './parseStored.ts';
import type { Services } from './services.ts';

/**
 * Where a job waits for its turn: work of the external lane calls another server, which may be slow, and nothing of
 * the internal one waits behind it.
 */
export const lanes = ['external', 'internal'] as const;
export type Lane = (typeof lanes)[number];

/** The fields of a payload that name a person: an account by its id, or an address. */
type PersonField = 'userId' | 'to' | 'email' | 'login';

/** Posts a body to a path of this server and gives the status. */
export type Deliver = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

/** What a job works with. */
export interface JobContext extends Services {
  /** Every job that there is. */
  readonly jobs: readonly Job[];
  readonly deliver: Deliver;
}

/** A kind of work, as far as one has to know it to put it into the queue. */
export interface JobType<Payload extends object = object> {
  /** Its name in the database; waiting rows keep it across versions. */
  readonly kind: string;
  /** Rows that an earlier version wrote must fit it too. */
  readonly payload: v.GenericSchema<Payload>;
  readonly lane: Lane;
  /** The field of the payload that names a person; erasure of an account deletes its jobs by it. */
  readonly person?: PersonField;
  /** What is kept of a payload that is not tried any more, where that is less than all of it. */
  readonly redact?: (payload: object) => object;
}

/** A kind of work and what does it. It may be done twice where a copy died in it, so it must bear that. */
export interface Job<Payload extends object = object> extends JobType<Payload> {
  /** @throws Error for a payload that is none of this kind */
  readonly perform: (context: JobContext, stored: object) => Promise<void>;
}

type Run<Payload> = (context: JobContext, payload: Payload) => Promise<void>;

/** A payload with a field that names a person has to say so. */
type Person<Payload, Field = Extract<keyof Payload, PersonField>> = [Field] extends [never]
  ? { readonly person?: never }
  : { readonly person: Field };

type Declaration<Payload extends object> = Omit<JobType<Payload>, 'person'> & Person<Payload>;

/** A kind of work that is done above the floor that asks for it; `handleJob` says by what. */
export const declareJob = <Payload extends object>(type: Declaration<Payload>): JobType<Payload> => type;

/** What does a declared kind of work. */
export const handleJob = <Payload extends object>(
  type: JobType<Payload>,
  run: Run<Payload>,
): Job<Payload> => ({
  ...type,
  perform: async (context, stored) =>
    run(context, parseStored(type.payload, stored, `the payload of ${type.kind}`)),
});

/** A kind of work: its name, its payload, its lane and what does it. */
export const defineJob = <Payload extends object>({
  run,
  ...type
}: Declaration<Payload> & { readonly run: Run<Payload> }): Job<Payload> => handleJob(type, run);
