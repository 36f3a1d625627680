type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
type Find<Key, Value> = (key: Key) => Promise<Value | undefined>;

/** Batches concurrent lookups: gathers the requested keys and loads them together, each once. Nothing is cached. */
export function batchLookups<Key, Value>(load: Load<Key, Value>): Find<Key, Value> {
  let waiting = new Set<Key>();
  let loading: Promise<ReadonlyMap<Key, Value>> | undefined;

  /** Waits until all code that is ready to run has requested its keys, including already settled promises. */
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

/** The same for the duration of one request: results and failures are cached. */
export function batched<Key, Value>(load: Load<Key, Value>): Find<Key, Value> {
  const known = new Map<Key, Promise<Value | undefined>>();
  const find = batchLookups(load);
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}
