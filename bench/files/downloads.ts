/** How much memory downloads take of a server: many at once, a very large one, and some that are not read or broken off. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { benchDatabase } from '../support/database.ts';
import { freePort, startCopy, type ServerCopy } from '../support/serverCopy.ts';
import { withPostgres } from '../support/withPostgres.ts';
import { fillShelf } from './shelf.ts';

const megabyte = 1_000_000;
const sizes = [200 * megabyte, 500 * megabyte] as const;
const together = 20;
/** How much more memory they may take, in megabytes. */
const target = 150;
/** Memory stands still where so many readings in a row are within so many megabytes. */
const still = { readings: 25, everyMs: 200, within: 5 };

/** The resident memory of a server, in megabytes. */
async function memoryOf({ pid }: ServerCopy): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / megabyte;
}

/** The memory of a server at rest: a start goes on behind the first answers, and gives memory back after it. */
async function memoryAtRest(server: ServerCopy): Promise<number> {
  for (let read: number[] = []; ; read = read.slice(-still.readings)) {
    read.push(await memoryOf(server));
    const [least, most] = [Math.min(...read), Math.max(...read)];
    if (read.length > still.readings && most - least < still.within) return most;
    await wait(still.everyMs);
  }
}

/** The most memory that a server has while something is done. */
async function peakDuring(server: ServerCopy, work: () => Promise<unknown>): Promise<number> {
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

/** Reads a file to its end; gives its size. */
async function download(address: string): Promise<number> {
  const { body, status } = await fetch(address);
  if (status !== 200 || !body) throw new Error(`${address} answered ${status}`);
  let size = 0;
  for await (const piece of body) size += piece.length;
  return size;
}

/** Begins to read a file, waits, and breaks off. */
async function breakOff(address: string): Promise<void> {
  const stop = new AbortController();
  const { body } = await fetch(address, { signal: stop.signal });
  await body?.getReader().read();
  await wait(3000);
  stop.abort();
}

const times = (count: number, work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, work));

async function measure(server: string | undefined): Promise<boolean> {
  const database = await benchDatabase(server);
  try {
    const addresses = await fillShelf(database, sizes);
    const copy = await startCopy(await freePort(), database.env);
    try {
      // Made anew for each part of the measurement: they work for ten minutes.
      const fresh = () => addresses('large.bin').map((each) => `${copy.origin}${each}`);
      const [many = ''] = fresh();
      // What the first of all loads is no part of a download.
      const warm = await fetch(many, { headers: { range: 'bytes=0-5000000' } });
      await warm.arrayBuffer();
      if (warm.status !== 206) throw new Error(`${many} answered ${warm.status}`);
      const before = await memoryAtRest(copy);
      const unread = await peakDuring(copy, () => times(together, () => breakOff(many)));
      const begun = Date.now();
      const peak = await peakDuring(copy, async () => {
        const [each = ''] = fresh();
        for (const size of await times(together, () => download(each)))
          if (size !== sizes[0]) throw new Error('a download was cut off');
      });
      const seconds = (Date.now() - begun) / 1000;
      const one = await peakDuring(copy, async () => {
        const [, large = ''] = fresh();
        if ((await download(large)) !== sizes[1]) throw new Error('a download was cut off');
      });
      const more = Math.max(unread, peak, one) - before;
      const speed = (together * sizes[0]) / megabyte / seconds;
      console.log(
        `${database.kind}: ${before.toFixed(0)} MB at rest; ${together} that nobody reads +${(unread - before).toFixed(0)}; ` +
          `${together} of 200 MB at once +${(peak - before).toFixed(0)} (${speed.toFixed(0)} MB/s); ` +
          `500 MB +${(one - before).toFixed(0)}; at most +${target}`,
      );
      return more <= target;
    } finally {
      await copy.stop();
    }
  } finally {
    await database.remove();
  }
}

/** Measures on both databases; false where downloads take more memory than they may. */
export const downloadMemory = async (): Promise<boolean> => {
  const served = await withPostgres(measure);
  return (await measure(undefined)) && served;
};
