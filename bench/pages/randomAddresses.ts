/** What random addresses cost: how many pages are rendered for them, and how long other visitors wait meanwhile. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lang } from '../../src/shared/languages.ts';
import type { BenchDatabase } from '../support/database.ts';
import { forEach } from '../support/forEach.ts';
import { rendersOf, shellsOf } from '../support/metrics.ts';
import { quantileOf } from '../support/quantile.ts';
import { otherSpelling, pathWithoutPage, randomQuery, withRandomIds } from '../support/randomPaths.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';
import { everyPath, renderedFor } from './addresses.ts';

/** Of each kind. */
const requests = 2_500;
const atOnce = 20;
/** Languages of the pages that exist, so that there are fewer of them than requests. */
const languages: readonly Lang[] = ['en', 'ar', 'zh'];
/** A page that is this old is made again for whoever asks, in milliseconds. */
const refreshMs = 30_000;

/** Made again for each visitor, so it's counted apart. */
const isDreams = (pathname: string): boolean => pathname.endsWith('/profile/dreams');

/** Requests addresses; redirects are followed, as by a browser. @throws Error if one is answered with an error */
async function requestAll(origin: string, addresses: readonly string[]): Promise<void> {
  const problems = await forEach(addresses, atOnce, async (address) => {
    const response = await fetch(origin + address);
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${address}: ${response.status}`);
  });
  if (problems.length > 0) throw new Error(`${problems.length} went wrong, the first: ${problems[0]}`);
}

/** How long a visitor waits for a page that is kept, again and again, during some work. Milliseconds. */
async function waitsDuring(origin: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const visits = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await fetch(`${origin}/de`)).arrayBuffer();
      times.push(performance.now() - begun);
      await wait(20);
    }
  })();
  await work().finally(() => over.abort());
  await visits;
  return times;
}

const print = (what: string, times: readonly number[]): void =>
  console.log(
    `${what}; another visitor waits ${quantileOf(times, 0.5).toFixed(1)} ms (median), ${quantileOf(times, 0.99).toFixed(1)} ms (p99)`,
  );

/** Measures and prints; false if an address costs a rendering besides those of the pages that there are. */
export async function randomAddresses({ env }: BenchDatabase): Promise<boolean> {
  const server = await startCopy(await freePort(), env);
  try {
    const { origin } = server;
    await fetch(`${origin}/de`);
    print('nothing else', await waitsDuring(origin, () => wait(3_000)));

    /** Requests addresses; returns how many pages were rendered for them, and how many it may be. */
    const cost = async (what: string, pages: number, addressOf: () => string) => {
      const addresses = Array.from({ length: requests }, addressOf);
      const [renders, shells, begun] = [await rendersOf(origin), await shellsOf(origin), performance.now()];
      const times = await waitsDuring(origin, () => requestAll(origin, addresses));
      const tookMs = performance.now() - begun;
      const made = (await rendersOf(origin)) - renders;
      // The other visitor's page too.
      const atMost = (pages + 1) * (1 + Math.floor(tookMs / refreshMs)) + Math.ceil(tookMs / refreshMs);
      const sent = (await shellsOf(origin)) - shells;
      print(
        `${requests} ${what} in ${(tookMs / 1000).toFixed(1)} s: ${made} renders, at most ${atMost}; ${sent} shells`,
        times,
      );
      return { made, atMost };
    };

    const pathnames = languages.map((lang) => everyPath(lang).filter((pathname) => !isDreams(pathname)));
    const pages = languages.flatMap((lang, index) => renderedFor(pathnames[index] ?? [], lang)).length;
    const known = pathnames.flat();
    const costs = [
      await cost('addresses without a page', 0, () => `${pathWithoutPage()}?${randomQuery()}`),
      await cost(`spellings and parameters of ${pages} pages`, pages, () => {
        const pathname = known[randomInt(known.length)] ?? '/en';
        return `${otherSpelling(withRandomIds(pathname))}?${randomQuery()}`;
      }),
    ];
    await cost(
      'requests for the list of dreams, which is never kept',
      requests,
      () => `/en/profile/dreams?${randomQuery()}`,
    );
    return costs.every(({ made, atMost }) => made <= atMost);
  } finally {
    await server.stop();
  }
}
