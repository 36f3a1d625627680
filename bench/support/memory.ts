import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { ServerCopy } from './serverCopy.ts';

const megabyte = 1_000_000;
/** Memory counts as settled when this many consecutive readings are within this many megabytes. */
const settled = { readings: 25, everyMs: 200, within: 5 };

/** The resident memory of a server, in megabytes. */
async function memoryOf({ pid }: ServerCopy): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / megabyte;
}

/** The environment of a server whose garbage can be collected. */
export const collectable = {
  NODE_OPTIONS: `--expose-gc --import ${pathToFileURL(path.join(import.meta.dirname, 'collectOnSignal.ts')).href}`,
};

/** What a `collectable` server holds in memory, in megabytes, without garbage of its main thread. */
export async function heldBy(server: ServerCopy): Promise<number> {
  if (server.pid === undefined) throw new Error('the server has ended');
  for (let times = 0; times < 3; times += 1) {
    process.kill(server.pid, 'SIGUSR2');
    await wait(1_000);
  }
  return memoryOf(server);
}

/** A server's memory at rest: startup continues after the first responses, and then frees memory. */
export async function memoryAtRest(server: ServerCopy): Promise<number> {
  for (let read: number[] = []; ; read = read.slice(-settled.readings)) {
    read.push(await memoryOf(server));
    const [least, most] = [Math.min(...read), Math.max(...read)];
    if (read.length > settled.readings && most - least < settled.within) return most;
    await wait(settled.everyMs);
  }
}

/** A server's peak memory during some work. */
export async function peakDuring(server: ServerCopy, work: () => Promise<unknown>): Promise<number> {
  let peak = await memoryOf(server);
  const over = new AbortController();
  const watch = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await memoryOf(server));
      await wait(50);
    }
  })();
  try {
    await work();
  } finally {
    over.abort();
  }
  await watch;
  return peak;
}
