import { buildId, noBuild } from '@/lib/buildId';
import { setNewBuildKnown } from '@/lib/newBuild';

/** The interval between manifest checks, in milliseconds. */
export const checkInterval = 5 * 60_000;

async function latestBuild(): Promise<unknown> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
  const manifest: unknown = response.ok ? await response.json() : undefined;
  return typeof manifest === 'object' && manifest !== null && 'id' in manifest ? manifest.id : undefined;
}

/** Checks the manifest once. An unreachable server counts as unchanged. */
export async function checkBuild(running = buildId): Promise<void> {
  try {
    const latest = await latestBuild();
    if (typeof latest === 'string' && latest !== running) setNewBuildKnown(true);
  } catch (error) {
    console.info('The build manifest could not be read', error);
  }
}

/**
 * Checks for a new build every five minutes and whenever the tab becomes visible, never while it's hidden. `onCheck`
 * runs with every check. Returns a function that stops it.
 */
export function watchBuilds(onCheck: () => void, running = buildId): () => void {
  const stop = new AbortController();
  const look = (): void => {
    if (document.visibilityState === 'hidden') return;
    onCheck();
    if (running !== noBuild) void checkBuild(running);
  };
  const timer = setInterval(look, checkInterval);
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
