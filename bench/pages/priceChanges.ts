/** How long a price changed by a command takes to be in the pages of three copies under load. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openServices } from '../../server/admin/openServices.ts';
import { runAdmin } from '../../server/admin/run.ts';
import { Shop, walletPurchase } from '../payments/shop.ts';
import { walletCurrency, type BenchDatabase, type WalletBuyer } from '../support/database.ts';
import { medianOf } from '../support/median.ts';
import { rendersOf, shellsOf } from '../support/metrics.ts';
import { quantileOf } from '../support/quantile.ts';
import { freePort, startCopy } from '../support/serverCopy.ts';
import { everyPath } from './addresses.ts';

const copies = 3;
const changes = 10;
/** Of each copy. */
const requestsPerSecond = 50;
/** At most, on all copies together. */
const purchasesPerSecond = 5;
/** Milliseconds. */
const target = 5_000;
/** How long a price is waited for, in milliseconds. */
const maxWaitMs = 60_000;
/** The pages that show the price, in the currency of their language. */
const priced = [
  '/en/products/atlas-of-attention',
  '/en/products/2/payment',
  '/payloads/en/products/atlas-of-attention.json',
];

/** Requests pages at a steady rate until aborted; returns how long they took, in milliseconds. */
async function visitUntilAborted(origin: string, gone: AbortSignal): Promise<number[]> {
  const addresses = [...everyPath('en'), ...everyPath('de')];
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const visit = async (address: string): Promise<void> => {
    const begun = performance.now();
    await (await fetch(origin + address)).arrayBuffer();
    times.push(performance.now() - begun);
  };
  for (let each = 0; !gone.aborted; each += 1) {
    visits.push(visit(addresses[each % addresses.length] ?? '/'));
    await wait(1000 / requestsPerSecond);
  }
  await Promise.all(visits);
  return times;
}

/** Buys from wallets, one after the other, until aborted; returns how often. */
async function buyUntilAborted(
  origins: readonly string[],
  wallets: readonly WalletBuyer[],
  gone: AbortSignal,
): Promise<number> {
  const order = { productId: '3', tariffId: 'reading-solo', currencyId: walletCurrency };
  let bought = 0;
  for (; !gone.aborted; bought += 1) {
    const shop = new Shop(origins[bought % origins.length] ?? '');
    const bearer = wallets[bought % wallets.length]?.bearer;
    const quoteId = await shop.quote(order, bearer);
    await shop.buy(walletPurchase(order, quoteId), bearer);
    await wait(1000 / purchasesPerSecond);
  }
  return bought;
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

interface Shown {
  /** How long a copy still sent the price before, in milliseconds since the change; 0 if it never did. */
  readonly before: number;
  /** How long it took until the page had the new price, likewise. */
  readonly after: number;
}

/** Whether a page has a price, not as a part of another one. */
const has = (html: string, price: string): boolean =>
  new RegExp(`(?<!\\d)${price.replace('.', '\\.')}(?!\\d)`).test(html);

/** Requests a page until it has its new price. A page may also be sent without any, as a shell. */
async function watchPrice(address: string, price: string, before: string, begun: number): Promise<Shown> {
  for (let seenBefore = 0; ;) {
    const asked = performance.now() - begun;
    const html = await (await fetch(address)).text();
    if (has(html, price)) return { before: seenBefore, after: performance.now() - begun };
    if (has(html, before)) seenBefore = asked;
    if (asked > maxWaitMs) throw new Error(`${address} never showed ${price}`);
    await wait(50);
  }
}

/** Measures and prints; false if a change takes longer than the target anywhere. */
export async function priceChanges(
  { env }: BenchDatabase,
  wallets: readonly WalletBuyer[],
): Promise<boolean> {
  const servers = await Promise.all(
    Array.from({ length: copies }, async () => startCopy(await freePort(), env)),
  );
  const over = new AbortController();
  try {
    const visits = servers.map(({ origin }) => visitUntilAborted(origin, over.signal));
    const origins = servers.map(({ origin }) => origin);
    const purchases = buyUntilAborted(origins, wallets, over.signal);
    await wait(5_000);
    const shown: Shown[] = [];
    let before = '24.00';
    for (let change = 0; change < changes; change += 1) {
      const price = `${31 + change}.${11 + randomInt(88)}`;
      const begun = performance.now();
      const code = await runAdmin(
        ['price', 'set', 'atlas-reader', 'USD', price],
        openServices({ ...env }),
        'bench',
        { out: () => undefined, err: (text) => console.error(text) },
      );
      if (code !== 0) throw new Error('the price was not set');
      const everywhere = await Promise.all(
        origins.flatMap((origin) => priced.map((page) => watchPrice(origin + page, price, before, begun))),
      );
      shown.push({
        before: Math.max(...everywhere.map((each) => each.before)),
        after: Math.max(...everywhere.map((each) => each.after)),
      });
      before = price;
      await wait(Math.random() * 2_000);
    }
    over.abort();
    const waits = (await Promise.all(visits)).flat();
    const bought = await purchases;
    const shells = await Promise.all(servers.map(({ origin }) => shellsOf(origin)));
    const line = (of: keyof Shown): string => {
      const times = shown.map((each) => each[of]);
      return `${medianOf(times).toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms (longest)`;
    };
    const renders = sum(await Promise.all(origins.map(rendersOf)));
    console.log(
      `${changes} prices changed by a command, ${copies} copies, ${requestsPerSecond} page requests a second each, ${bought} purchases\n` +
        `in all pages of all copies after ${line('after')}; at most ${target} ms\n` +
        `the price before still sent after ${line('before')}\n` +
        `${waits.length} page requests: median ${medianOf(waits).toFixed(0)} ms, p99 ${quantileOf(waits, 0.99).toFixed(0)} ms; ${renders} renders, ${sum(shells)} shells`,
    );
    return Math.max(...shown.map(({ after }) => after)) <= target;
  } finally {
    over.abort();
    await Promise.all(servers.map((server) => server.stop()));
  }
}
