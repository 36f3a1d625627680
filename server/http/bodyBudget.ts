import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../kernel/failure.ts';

interface Budget {
  /** What the bodies of all requests in flight may take together. */
  readonly bytes: number;
  /** How long one may take to arrive, in milliseconds. */
  readonly deadlineMs: number;
  /** The share of one person; everything if left out. */
  readonly bytesPerPerson?: number;
  /** Ends a request whose body does not arrive. */
  readonly cut: (request: FastifyRequest) => void;
}

interface Admitted {
  readonly request: FastifyRequest;
  readonly size: number;
  readonly person: string | undefined;
}

const tooBusy = () => failure('RATE_LIMITED', 'Too busy.', { retryAfter: 5 });

/** Whether a body is here; injected requests have no connection that could tell. */
const hasArrived = ({ raw }: FastifyRequest): boolean => raw.complete || raw.readableEnded;

/** Limits the memory that bodies take, before any of them is read. Slow senders lose their place to newer requests. */
export class BodyBudget {
  readonly #budget: Budget;
  /** In order of arrival. */
  readonly #admitted = new Set<Admitted>();
  #used = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /**
   * Reserves memory for a request until it has been answered.
   * @throws Failure RATE_LIMITED if there is no room
   */
  admit(request: FastifyRequest, reply: FastifyReply, size: number, person?: string): void {
    const { bytes, deadlineMs, bytesPerPerson = bytes, cut } = this.#budget;
    if (person !== undefined && this.#usedBy(person) + size > bytesPerPerson) throw tooBusy();
    for (const slow of this.#admitted) {
      if (this.#used + size <= bytes) break;
      if (!hasArrived(slow.request)) {
        this.#release(slow);
        cut(slow.request);
      }
    }
    if (this.#used + size > bytes) throw tooBusy();
    const admitted = { request, size, person };
    this.#admitted.add(admitted);
    this.#used += size;
    const deadline = setTimeout(() => {
      if (!hasArrived(request)) cut(request);
    }, deadlineMs).unref();
    const release = () => {
      clearTimeout(deadline);
      this.#release(admitted);
    };
    reply.raw.once('finish', release).once('close', release);
  }

  #usedBy(person: string): number {
    const own = [...this.#admitted].filter((other) => other.person === person);
    return own.reduce((sum, { size }) => sum + size, 0);
  }

  #release(admitted: Admitted): void {
    if (this.#admitted.delete(admitted)) this.#used -= admitted.size;
  }
}

/** The announced length of a body; undefined for a chunked one. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Whether a request has a body at all. */
export const hasBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || (announcedLength(request) ?? 0) > 0;
