import type { TypedDocumentString } from '@/data/typedDocumentString';
import { request } from '@/data/request';
import { started } from '@/lib/started';
import { whenIdle } from '@/lib/whenIdle';
import type { Lang } from '@/shared/languages';

/** How long a response counts as fresh, in milliseconds. */
const freshMs = 5 * 60_000;

interface Known {
  /** When it was requested, in milliseconds; 0 for a response that may be old. */
  at: number;
  answer: unknown;
}

const known = new Map<string, Known>();
let onChange = (): void => undefined;

/** Calls `listener` when a response that was already returned turns out to be out of date. */
export const onAnswerChange = (listener: () => void): void => void (onChange = listener);

/**
 * Adds responses that came with a page or its payload file. They are used right away; those that aren't current, such
 * as a static host's, are refreshed on use.
 */
export function hydrate(answers: Readonly<Record<string, unknown>>, isCurrent: boolean): void {
  const at = isCurrent ? Date.now() : 0;
  for (const [key, answer] of Object.entries(answers)) if (!known.has(key)) known.set(key, { at, answer });
}

/** All responses so far. */
export const dehydrate = (): Record<string, unknown> =>
  Object.fromEntries(
    [...known]
      .map(([key, { answer }]) => [key, answer] as const)
      .filter(([, answer]) => !(answer instanceof Promise)),
  );

/** Drops all responses. */
export const clearAnswers = (): void => known.clear();

/**
 * Sends a public query without credentials, and caches the response for all pages. A cached response is returned
 * directly rather than as a promise, so that a page has it in its first render. After five minutes, or if it
 * came with a page that may be old, it's still returned, and refreshed when the browser is idle. A failure isn't cached.
 * Rejects with what `request` throws.
 *
 * Responses must not depend on the caller: with a bearer, or for a mutation, use `request`. Pass the result to `Await`,
 * which takes a value or a promise, or `await` it.
 */
export function query<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  { lang, variables }: { lang: Lang; variables?: Variables },
): Result | Promise<Result> {
  const key = [lang, document.name, JSON.stringify(variables)].join(' ');
  const ask = () => request(document, { lang, ...(variables && { variables }) });

  const entry = known.get(key);
  if (!entry) {
    const made: Known = { at: Date.now(), answer: undefined };
    const answer = ask();
    made.answer = answer;
    known.set(key, made);
    answer.then(
      (value) => (made.answer = value),
      () => known.delete(key),
    );
    return answer;
  }
  if (Date.now() - entry.at > freshMs && !(entry.answer instanceof Promise)) {
    entry.at = Date.now();
    const renew = () =>
      ask().then(
        (value) => {
          if (JSON.stringify(value) === JSON.stringify(entry.answer)) return;
          entry.answer = value;
          onChange();
        },
        // The current response stays in use; the next page retries.
        () => (entry.at = 0),
      );
    // While hydrating, a page must show what it was built with: another response wouldn't match its HTML.
    void started.then(() => whenIdle(() => void renew()));
  }
  // The key includes the document, which determines the type.
  return entry.answer as Result | Promise<Result>;
}
