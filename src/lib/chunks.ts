import { hasTyped, isBusy } from '@/lib/busy';
import { redirectTo, reloadPage } from '@/lib/redirectTo';
import { notify } from '@/lib/notices';
import { NetworkError } from '@/lib/pageError';
import { isReachable } from '@/lib/reachable';

/** Reloads for a missing chunk happen at most once in this time for each path, in milliseconds. */
const guardTime = 10_000;
const storageKey = 'chunk-reload';

/** What Chromium, Firefox and Safari say of a file that is gone, and of one that came as a page of words. */
const chunkErrors =
  /dynamically imported module|importing a module script failed|valid javascript mime type|unable to preload css|loading (css )?chunk/i;

/** Whether an error says that a file of the build is gone, as after a new release. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && chunkErrors.test(error.message);

/** When each path was reloaded; nothing where that makes no sense. */
function parseReloads(text: string | null): [string, unknown][] {
  try {
    return Object.entries(Object(JSON.parse(text ?? '{}')));
  } catch {
    // Not written by this code: it is replaced.
    return [];
  }
}

/**
 * Whether a path may reload now; if so, notes that it did. The state is kept in session storage: a browser that keeps
 * none never reloads, as nothing would end that.
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

/** Whether this page is on its way out: whatever else is missing comes with the next one. */
const isLeaving = (): boolean => performance.now() - leftAt < guardTime / 2;

function goTo(address: string): void {
  leftAt = performance.now();
  // Assigning the address that is open already would only scroll when it has a hash.
  const { pathname, search } = window.location;
  if (address.split('#')[0] === pathname + search) reloadPage();
  else redirectTo(address);
}

interface ChunkUse {
  /** The path, query and hash that it is for; the page on screen if left out. */
  readonly target?: string;
  /** Whether the page does without: then the caller deals with a file that is gone. */
  readonly isOptional?: boolean;
}

/**
 * Loads a part of the application; every dynamic import goes through here. When its file is gone, the page is loaded
 * afresh from the server, once in 10 seconds for each path. A payment under way and typed input are not thrown away for
 * it: then a notice offers to reload.
 * @throws NetworkError where the server does not answer, or what `load` rejects with
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
