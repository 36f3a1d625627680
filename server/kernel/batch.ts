type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
type Find<Key, Value> = (key: Key) => Promise<Value | undefined>;

/** Makes a function that gathers the keys asked for in one go and loads them together, each once. Nothing is kept. */
export function batchLookups<Key, Value>(load: Load<Key, Value>): Find<Key, Value> {
  let waiting = new Set<Key>();
  let loading: Promise<ReadonlyMap<Key, Value>> | undefined;

  /** Waits until whatever runs now has asked for its keys: promises that are settled already go first. */
  const gather = async (): Promise<ReadonlyMap<Key, Value>> => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const keys = [...waiting];
    waiting = new Set();
    loading = undefined;
    return load(keys);
  };

  return async (key) => {
    waiting.add(key);
    loading ??= gather();
    return (await loading).get(key);
  };
}

/** The same for the time of one request: what was loaded is kept, as is a failure. */
export function batched<Key, Value>(load: Load<Key, Value>): Find<Key, Value> {
  const known = new Map<Key, Promise<Value | undefined>>();
  const find = batchLookups(load);
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}
