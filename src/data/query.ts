import type { TypedDocumentString } from '@/data/typedDocumentString';
import { request } from '@/data/request';
import { started } from '@/lib/started';
import { whenIdle } from '@/lib/whenIdle';
import type { Lang } from '@/shared/languages';

/** Milliseconds for which an answer counts as fresh. */
const freshness = 5 * 60_000;

interface Known {
  /** When it was asked for, in milliseconds; 0 for what came with a page. */
  at: number;
  answer: unknown;
}

const known = new Map<string, Known>();
let onChange = (): void => undefined;

/** Calls `listener` when an answer that was given out turned out to be out of date. */
export const onAnswerChange = (listener: () => void): void => void (onChange = listener);

/** Takes over answers that came with a page or its payload file. They serve at once and are renewed when used. */
export function hydrate(answers: Readonly<Record<string, unknown>>): void {
  for (const [key, answer] of Object.entries(answers)) if (!known.has(key)) known.set(key, { at: 0, answer });
}

/** Everything that was answered so far. */
export const dehydrate = (): Record<string, unknown> =>
  Object.fromEntries(
    [...known]
      .map(([key, { answer }]) => [key, answer] as const)
      .filter(([, answer]) => !(answer instanceof Promise)),
  );

/** Forgets every answer. */
export const clearAnswers = (): void => known.clear();

/**
 * Asks a public question as nobody in particular, and remembers the answer for all pages. What is remembered is
 * returned itself and not as a promise, so that a page has it in its first render; after five minutes, or where it came
 * with a page built ahead, it still is, and is renewed when the browser is idle. A failure is not remembered.
 * Rejects with what `request` throws.
 *
 * Answers must not depend on who asks: with a bearer, or for a mutation, use `request`. Give it to `Await`, which
 * takes both a value and a promise; `await` where a promise is wanted.
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
  if (Date.now() - entry.at > freshness && !(entry.answer instanceof Promise)) {
    entry.at = Date.now();
    const renew = () =>
      ask().then(
        (value) => {
          if (JSON.stringify(value) === JSON.stringify(entry.answer)) return;
          entry.answer = value;
          onChange();
        },
        // The answer that is there goes on; the next page asks again.
        () => (entry.at = 0),
      );
    // A page that is being taken over shows what it was built with: another answer would not match its HTML.
    void started.then(() => whenIdle(() => void renew()));
  }
  // The key names the document, whose type this is.
  return entry.answer as Result | Promise<Result>;
}
