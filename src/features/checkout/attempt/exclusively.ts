/** Runs work while no other tab (and nothing else in this one) runs work under the same name. */
export type Exclusively = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** One after the other within this tab only. */
export function createTabQueue(): Exclusively {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    return mine;
  };
}

const inThisTab = createTabQueue();

/** Whether `exclusively` reaches over all tabs: browsers have Web Locks on secure origins only. */
export const locksReachAllTabs = (): boolean => 'locks' in navigator;

/** Web Locks where the browser has them, else a queue in this tab. */
export const exclusively: Exclusively = (name, work) =>
  locksReachAllTabs() ? navigator.locks.request(name, work) : inThisTab(name, work);
