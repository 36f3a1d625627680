/**
 * Measures how much memory downloads take in a server: many at once, a very large one, some never read, some aborted.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { benchDatabase } from '../support/database.ts';
import { memoryAtRest, peakDuring } from '../support/memory.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';
import { withPostgres } from '../support/withPostgres.ts';
import { fillShelf } from './shelf.ts';

const megabyte = 1_000_000;
const sizes = [200 * megabyte, 500 * megabyte] as const;
const together = 20;
/** The limit for additional memory, in megabytes. */
const target = 150;

/** Downloads a file completely; returns its size. */
async function download(address: string): Promise<number> {
  const { body, status } = await fetch(address);
  if (status !== 200 || !body) throw new Error(`${address} answered ${status}`);
  let size = 0;
  for await (const piece of body) size += piece.length;
  return size;
}

/** Starts to download a file, waits, and aborts. */
async function abortDownload(address: string): Promise<void> {
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
      // Created anew for each measurement, because they expire after ten minutes.
      const fresh = () => addresses('large.bin').map((each) => `${copy.origin}${each}`);
      const [many = ''] = fresh();
      // Warm-up: the very first download also loads code.
      const warm = await fetch(many, { headers: { range: 'bytes=0-5000000' } });
      await warm.arrayBuffer();
      if (warm.status !== 206) throw new Error(`${many} answered ${warm.status}`);
      const before = await memoryAtRest(copy);
      const unread = await peakDuring(copy, () => times(together, () => abortDownload(many)));
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

/** Measures on both databases; false if downloads take too much memory. */
export const downloadMemory = async (): Promise<boolean> => {
  const served = await withPostgres(measure);
  return (await measure(undefined)) && served;
};
