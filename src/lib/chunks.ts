import { hasTyped, isBusy } from '@/lib/busy';
import { redirectTo, reloadPage } from '@/lib/redirectTo';
import { notify } from '@/lib/notices';
import { NetworkError } from '@/lib/pageError';
import { isReachable } from '@/lib/reachable';

/** The minimum time between reloads of a path for a missing chunk, in milliseconds. */
const guardTime = 10_000;
const storageKey = 'chunk-reload';

/** The messages of Chromium, Firefox and Safari for a file that is missing or was answered with an HTML page. */
const chunkErrors =
  /dynamically imported module|importing a module script failed|valid javascript mime type|unable to preload css|loading (css )?chunk/i;

/** Whether an error means that a file of the build is gone, as after a new release. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && chunkErrors.test(error.message);

/** When each path was reloaded; empty for malformed data. */
function parseReloads(text: string | null): [string, unknown][] {
  try {
    return Object.entries(Object(JSON.parse(text ?? '{}')));
  } catch {
    // Not written by this code: it gets replaced.
    return [];
  }
}

/**
 * Whether a path may reload now; if so, records that it did. The state is in session storage: without it the page never
 * reloads, because nothing would stop the loop.
 */
export function claimReload(path: string, now = Date.now()): boolean {
  try {
    const recent = parseReloads(window.sessionStorage.getItem(storageKey)).filter(
      ([, at]) => typeof at === 'number' && at <= now && now - at < guardTime,
    );
    if (recent.some(([known]) => known === path)) return false;
    window.sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [path, now]])));
    return true;
  } catch (error) {
    console.info('Nothing is reloaded where nothing can be noted', error);
    return false;
  }
}

const never = new Promise<never>(() => undefined);
let leftAt = -Infinity;

/** Whether this page is being unloaded: whatever else is missing comes with the next one. */
const isLeaving = (): boolean => performance.now() - leftAt < guardTime / 2;

function goTo(address: string): void {
  leftAt = performance.now();
  // With a hash, assigning the current URL would only scroll.
  const { pathname, search } = window.location;
  if (address.split('#')[0] === pathname + search) reloadPage();
  else redirectTo(address);
}

interface ChunkUse {
  /** The path, query and hash it's needed for; the current page by default. */
  readonly target?: string;
  /** Whether the page works without it; the caller then handles a missing file. */
  readonly isOptional?: boolean;
}

/**
 * Loads a part of the application; every dynamic import goes through here. If its file is gone, the page is reloaded
 * from the server, at most once in 10 seconds per path. A payment in flight or typed input isn't discarded for that: a
 * notice offers to reload instead.
 * @throws NetworkError if the server doesn't respond, or what `load` rejects with
 */
export async function loadChunk<Module>(
  loading: () => Promise<Module>,
  { target, isOptional = false }: ChunkUse = {},
): Promise<Module> {
  try {
    return await loading();
  } catch (error) {
    if (isOptional || !isChunkError(error)) throw error;
    if (!(await isReachable())) throw new NetworkError(error);
    if (isLeaving()) return never;
    const { pathname, search, hash } = window.location;
    if (isBusy() || (target === undefined && hasTyped())) {
      notify('partMissing', reloadPage);
      throw error;
    }
    const address = target ?? pathname + search + hash;
    if (!claimReload(address.replace(/[?#].*/, ''))) throw error;
    goTo(address);
    return never;
  }
}
