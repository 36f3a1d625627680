import type { Services } from './services.ts';

/** How long an answer is used, in milliseconds. */
const freshMs = 60_000;

interface Answer<Value> {
  readonly value: Promise<Value>;
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
}

type Source = Pick<Services, 'db' | 'clock'>;

/** Loads a value per key at most once a minute and database; concurrent callers share it. */
export function onceAMinute<Key extends string, Value>(
  load: (services: Source, key: Key) => Promise<Value>,
): (services: Source, key: Key) => Promise<Value> {
  const answers = new WeakMap<Source['db'], Map<Key, Answer<Value>>>();
  return (services, key) => {
    const known = answers.get(services.db) ?? new Map<Key, Answer<Value>>();
    answers.set(services.db, known);
    const last = known.get(key);
    if (last && performance.now() - last.at < freshMs) return last.value;
    const value = load(services, key);
    known.set(key, { value, at: performance.now() });
    // The next caller loads again.
    value.catch(() => known.delete(key));
    return value;
  };
}
