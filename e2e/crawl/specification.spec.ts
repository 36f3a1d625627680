import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../bench/support/serverCopy.ts';
import { capture, root } from '../../scripts/run.ts';
import { siteLanguages } from '../../src/shared/languages.ts';
import type { Listening } from '../support/listening.ts';
import {
  startSpecificationProvider,
  type ProviderOptions,
  type Strictness,
} from '../support/specificationProvider.ts';
import { startStaticHost } from '../support/staticHost.ts';
import { cookie } from '../support/people.ts';
import { expect, test as base } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const en = wordsOf('en');
const folder = path.join(root, `.cache/build/specification-${process.pid}`);

interface Site extends Listening {
  readonly provider: string;
  readonly port: number;
}

/** The application built for a provider of the specification, on a static host: one build for all journeys. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the library reads from the pattern what a fixture needs
    async ({}, use) => {
      const port = await freePort();
      const provider = `http://localhost:${port}`;
      const { code, output } = await capture('vite', ['build', '--outDir', folder, '--emptyOutDir'], {
        VITE_PROVIDER: 'specification',
        VITE_API_BASE: `${provider}/api`,
        VITE_GRAPHQL_URL: `${provider}/public-graphql`,
      });
      if (code !== 0) throw new Error(output);
      const host = await startStaticHost(folder);
      await use({ ...host, provider, port });
      await host.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ problems, context }) => {
  problems.expect(/^request to another site: http:\/\/localhost:/);
  // The provider's CORS allows only the headers of the specification.
  await context.setExtraHTTPHeaders({});
});

const notOffered = en.text('forms:notOffered');

const guarded = [
  'profile',
  'profile/general',
  'profile/security',
  'profile/achievements',
  'profile/wallet',
  'profile/wallet/payments',
  'profile/wallet/purchases',
  'profile/wallet/subscription',
] as const;

/** Starts a provider; returns it, and what opens an address of the site and finds texts there. */
async function startWith(page: Page, site: Site, options: ProviderOptions) {
  const provider = await startSpecificationProvider(site.port, options);
  const main = page.getByRole('main');
  const open = async (at: string, ...texts: readonly string[]) => {
    await page.goto(`${site.origin}/${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/Error/);
    for (const text of texts) await expect(main).toContainText(text);
  };
  const logIn = async () => {
    await open(`en/${guarded[0]}`);
    await expect(page).toHaveURL(/\/en\/auth\/login/);
    await page.getByLabel(en.exactly('auth:fields.email')).fill('noor@example.org');
    await page.getByLabel(en.exactly('auth:fields.password')).fill('letters');
    await main.locator('button[value="password"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
  };
  const end = async () => {
    expect(provider.refused).toEqual([]);
    // What the page still asks for isn't cut off.
    await page.goto('about:blank', { waitUntil: 'commit' });
    await provider.stop();
  };
  return { provider, main, open, logIn, end };
}

test('the shell of each language is served by a static host', async ({ page, site }) => {
  const { open, end } = await startWith(page, site, { strictness: 'strict' });
  for (const { prefix, tag } of siteLanguages) {
    await open(prefix);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
  await end();
});

test('amounts without a currency are numbers', async ({ page, site }) => {
  const options = { strictness: 'strict', hasCurrencies: false } as const;
  const { main, open, logIn, end } = await startWith(page, site, options);
  const broken = /NaN|undefined|null|\(\)|[$€¤]/;
  await open('en', 'A month of letters');
  await open('en/products/1/payment', '12.00', 'Bank card');
  await logIn();
  for (const at of ['', 'products/1/payment', ...guarded]) {
    await open(`en/${at}`);
    await expect(main).not.toContainText(broken);
  }
  await open('en/profile/wallet', '10.00');
  await open('en/profile/wallet/payments', '12.00');
  await open('en/profile/wallet/subscription', '12.00');
  await end();
});

for (const strictness of ['strict', 'lenient'] satisfies Strictness[])
  test(`every page works with a ${strictness} provider of the specification`, async ({ page, site }) => {
    const { provider, main, open, logIn, end } = await startWith(page, site, { strictness });

    await open('en', 'A month of letters');
    await open('en/projects/orrery.science', 'On the length of twilight');
    await open('en/products/1/payment', '$12.00', 'Bank card', notOffered);
    await expect(main.getByRole('textbox', { name: en.exactly('payment:receipt.email') })).toBeHidden();
    await open('en/auth/register', notOffered);
    await open('en/products', notOffered);
    await expect(main.locator('input')).toHaveCount(0);

    for (const [index, guestToken] of [null, 'token-of-a-guest'].entries()) {
      if (guestToken !== null)
        await page
          .context()
          .addCookies([{ name: 'autoGeneratedToken', value: guestToken, url: site.origin }]);
      await logIn();
      expect(provider.logIns[index]).toBe(guestToken);
      if (index === 0) await logOut();
    }
    for (const at of guarded) {
      await open(`en/${at}`);
      await expect(page).toHaveURL(`${site.origin}/en/${at}`);
    }
    await open('en/profile/wallet/payments', '$12.00');
    await open('en/profile/wallet/purchases', 'Night letters');
    await open('en/profile/wallet/subscription', 'A month of letters', notOffered);
    await expect(main.getByRole('button', { name: en.exactly('subscription:overview.cancel') })).toBeHidden();
    await open('en/profile/wallet', '$10.00');
    await logOut();
    expect(await cookie(page, 'token')).toBeUndefined();
    await end();

    async function logOut(): Promise<void> {
      await page.getByRole('button', { name: en.exactly('common:account.signedInAs') }).click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: en.exactly('common:account.logOut') })
        .click();
      await expect(page).toHaveURL(`${site.origin}/`);
    }
  });
