import autocannon from 'autocannon';

/** A request to send repeatedly: GraphQL with the body that is next, or for a page. */
export type Load = {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
} & ({ readonly body: () => string } | { readonly page: string });

/** The performance of a server under a load. */
export interface Speed {
  readonly perSecond: number;
  /** The 99th percentile of the latency in milliseconds. */
  readonly p99: number;
}

export const connections = 50;

const isGood = (body: unknown): boolean => !String(body).includes('"errors"');

/** Sends requests on 50 concurrent connections. @throws Error if a response is an error or missing */
export async function loadFor(seconds: number, load: Load): Promise<Speed> {
  const { origin, headers } = load;
  const { requests, latency, errors, timeouts, non2xx, mismatches } = await autocannon({
    connections,
    duration: seconds,
    ...('page' in load
      ? { url: origin + load.page, headers: { ...headers } }
      : {
          url: `${origin}/public-graphql`,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          requests: [{ setupRequest: (request) => ({ ...request, body: load.body() }) }],
          verifyBody: isGood,
        }),
  });
  const bad = errors + timeouts + non2xx + mismatches;
  if (bad > 0) throw new Error(`${bad} of ${requests.total} requests to ${origin} went wrong`);
  return { perSecond: requests.average, p99: latency.p99 };
}
