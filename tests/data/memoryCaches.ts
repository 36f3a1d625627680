/** An in-memory version of the part of `CacheStorage` that we use: jsdom has none. */
class MemoryCache {
  readonly #kept = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    this.#kept.delete(address);
    this.#kept.set(address, response);
  }

  async delete(address: string): Promise<boolean> {
    return this.#kept.delete(address);
  }

  async keys(): Promise<string[]> {
    return [...this.#kept.keys()];
  }

  async match(address: string): Promise<Response | undefined> {
    return this.#kept.get(address)?.clone();
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#kept.values()].map((response) => response.clone());
  }
}

/** Empty caches, keyed by URL rather than by request. */
export function memoryCaches() {
  const all = new Map<string, MemoryCache>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new MemoryCache();
    all.set(name, cache);
    return cache;
  };
  return {
    open,
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.match(address),
  };
}
