import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  otherSpelling,
  pathWithoutPage,
  randomQuery,
  withRandomIds,
} from '../../../bench/support/randomPaths.ts';
import { builtSite } from '../support/builtSite.ts';
import { testApp, testServices } from '../support/harness.ts';

const { distDir } = await builtSite({
  'index.html': '<!doctype html><html lang="en-US" dir="ltr"><script>1;</script><div id="app"></div>',
  'rendering/renderDocument.mjs':
    'export const renderDocument = async ({ path }) => ({ html: `<!doctype html><div id=app>${path}</div>`, answers: "{}" });',
});
const app = await testApp(await testServices({ DIST_DIR: distDir, RENDER_TIMEOUT_MS: '20000' }));

/** How many pages have been rendered. */
async function renders(): Promise<number> {
  const { body } = await app.inject('/metrics');
  return Number(/^page_render_duration_seconds_count\{outcome="rendered"\} (\d+)$/m.exec(body)?.[1] ?? 0);
}

/** Requests an address, and where it leads. */
async function visit(address: string): Promise<number> {
  const { statusCode, headers } = await app.inject(address);
  const { location } = headers;
  return statusCode === 301 && location !== undefined ? visit(location) : statusCode;
}

/** Requests random addresses; returns those that aren't answered as they should be. */
async function otherwise(addressOf: () => string, statuses: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (let each = 0; each < 300; each += 1) {
    const address = addressOf();
    const status = await visit(address);
    if (!statuses.includes(status)) found.push(`${status} ${address}`);
  }
  return found;
}

it('random addresses without a page cost no rendering', async () => {
  // 204 if there is no data for navigating there.
  expect(await otherwise(() => `${pathWithoutPage()}?${randomQuery()}`, [204, 404])).toEqual([]);
  expect(await renders()).toBe(0);
});

it('random spellings, parameters and ids of a page cost no rendering besides that of the page', async () => {
  const pages = [
    '/en/team',
    '/en/products/atlas-of-attention',
    '/en/products/2/payment',
    '/en/researches/speed-of-news',
    '/en/profile/wallet/purchases/any',
  ];
  const addressOf = () => {
    const page = pages[randomInt(pages.length)] ?? '/en';
    return `${otherSpelling(withRandomIds(page))}?${randomQuery()}`;
  };
  expect(await otherwise(addressOf, [200])).toEqual([]);
  // The payment page has a frame too, for parameters such as an order.
  expect(await renders()).toBe(pages.length + 1);
});
