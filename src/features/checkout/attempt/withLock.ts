/** Runs work while nothing else, in this tab or any other, runs under the same name. */
export type WithLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Serializes work within this tab only. */
export function createTabQueue(): WithLock {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    return mine;
  };
}

const inThisTab = createTabQueue();

/** Whether `withLock` works across tabs: Web Locks exist only in secure contexts. */
export const locksReachAllTabs = (): boolean => 'locks' in navigator;

/** Uses Web Locks where available, otherwise a queue in this tab. */
export const withLock: WithLock = (name, work) =>
  locksReachAllTabs() ? navigator.locks.request(name, work) : inThisTab(name, work);
