/** How long a cached response is shown without refetching, in milliseconds. */
const freshMs = 60_000;

const answeredAt = new Map<string, number>();

const keyOf = (operationName: string, variables: object): string =>
  `${operationName} ${JSON.stringify(variables)}`;

let generation = 0;

/**
 * Starts a query; call the result when the response arrives. A query that started before answers expired counts as
 * stale.
 */
export function trackQuery(operationName: string, variables: object): () => void {
  const begun = generation;
  return () => {
    if (begun === generation) answeredAt.set(keyOf(operationName, variables), Date.now());
  };
}

/** Whether a cached query can be shown without refetching. */
export const isFresh = (operationName: string, variables: object): boolean =>
  Date.now() - (answeredAt.get(keyOf(operationName, variables)) ?? -Infinity) < freshMs;

/** Makes every query refetch when it's next shown, because something has changed that the cache can't know. */
export function invalidateQueries(): void {
  generation += 1;
  answeredAt.clear();
}
