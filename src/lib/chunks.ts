import { NetworkError } from '@/lib/pageError';

/** Reloads for a missing chunk happen at most once in this time for each path, in milliseconds. */
const guardTime = 10_000;
const storageKey = 'chunk-reload';

const chunkErrors =
  /dynamically imported module|importing a module script failed|unable to preload css|chunkloaderror|loading (css )?chunk/i;

/** Whether an error says that a file of the build is gone, as after a new release. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (chunkErrors.test(error.message) || error.name === 'ChunkLoadError');

type Reloads = Readonly<Record<string, number>>;

function readReloads(storage: Storage): Reloads {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
        )
      : {};
  } catch (error) {
    console.error('Unreadable chunk reload state', error);
    return {};
  }
}

/** Whether a path may reload now; if so, notes that it did. The state is kept in session storage. */
export function claimReload(path: string, now = Date.now(), storage = window.sessionStorage): boolean {
  const recent = Object.entries(readReloads(storage)).filter(([, at]) => now - at < guardTime);
  if (recent.some(([known]) => known === path)) return false;
  storage.setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [path, now]])));
  return true;
}

const never = new Promise<never>(() => undefined);

/**
 * Loads a chunk for a path. When the file is gone, the path is loaded afresh from the server, once in 10 seconds;
 * after that, or while offline, the error goes on to the caller.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  path: string,
  go: (path: string) => void = (target) => window.location.assign(target),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkError(error)) throw error;
    if (!navigator.onLine) throw new NetworkError(error);
    if (!claimReload(path)) throw error;
    // Assigning the address that is open already would only scroll when it has a hash.
    if (path === window.location.pathname + window.location.search) window.location.reload();
    else go(path);
    return never;
  }
}
