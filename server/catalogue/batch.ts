/**
 * Makes a function that gathers the keys asked for in one go and loads them together, each once.
 * For the time of one request: what was loaded is kept, as is a failure.
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const known = new Map<Key, Promise<Value | undefined>>();
  let waiting: Key[] = [];
  let loading: Promise<ReadonlyMap<Key, Value>> | undefined;

  /** Waits until whatever runs now has asked for its keys: promises that are settled already go first. */
  const gather = async (): Promise<ReadonlyMap<Key, Value>> => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const keys = waiting;
    waiting = [];
    loading = undefined;
    return load(keys);
  };

  return (key) => {
    const before = known.get(key);
    if (before) return before;
    waiting.push(key);
    loading ??= gather();
    const found = loading.then((values) => values.get(key));
    known.set(key, found);
    return found;
  };
}
