/** Milliseconds for which a cached answer is shown without asking for it again. */
const freshMs = 60_000;

const answeredAt = new Map<string, number>();

const keyOf = (operationName: string, variables: object): string =>
  `${operationName} ${JSON.stringify(variables)}`;

let generation = 0;

/** Begins a query; call the result when it is answered. What was asked before the answers expired counts as old. */
export function beginQuery(operationName: string, variables: object): () => void {
  const begun = generation;
  return () => {
    if (begun === generation) answeredAt.set(keyOf(operationName, variables), Date.now());
  };
}

/** Whether what is cached of a query can be shown without asking for it again. */
export const isFresh = (operationName: string, variables: object): boolean =>
  Date.now() - (answeredAt.get(keyOf(operationName, variables)) ?? -Infinity) < freshMs;

/** Has every query ask again where its answer is shown next: something has changed that the cache cannot know. */
export function expireAnswers(): void {
  generation += 1;
  answeredAt.clear();
}
