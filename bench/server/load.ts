import autocannon from 'autocannon';

/** A GraphQL request that is sent again and again. */
export interface Load {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of the next request. */
  readonly body: () => string;
}

/** What a server did under a load. */
export interface Speed {
  readonly perSecond: number;
  /** Milliseconds that one request of a hundred took longer than. */
  readonly p99: number;
}

export const connections = 50;

const isGood = (body: unknown): boolean => !String(body).includes('"errors"');

/** Sends requests on 50 connections at once. @throws Error where one was answered with an error, or not at all */
export async function loadFor(seconds: number, { origin, headers, body }: Load): Promise<Speed> {
  const { requests, latency, errors, timeouts, non2xx, mismatches } = await autocannon({
    url: `${origin}/public-graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
    verifyBody: isGood,
  });
  const bad = errors + timeouts + non2xx + mismatches;
  if (bad > 0) throw new Error(`${bad} of ${requests.total} requests to ${origin} went wrong`);
  return { perSecond: requests.average, p99: latency.p99 };
}
