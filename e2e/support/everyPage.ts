import type { APIRequestContext, Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { ask, demo, type Account } from './people.ts';
import { orderAsGuest } from './orders.ts';

/** A screen to look at: where it is, and what must have happened before. */
export interface Screen {
  name: string;
  /** Opens it, in its own browser. */
  open: (page: Page, lang: Lang) => Promise<unknown>;
  signedIn?: boolean;
}

const at =
  (href: (lang: Lang) => string): Screen['open'] =>
  (page, lang) =>
    page.goto(href(lang), { waitUntil: 'networkidle' });

/** Every kind of page the site has. */
export const screens: readonly Screen[] = [
  { name: 'landing', open: at(paths.landing.href) },
  { name: 'log-in', open: at((lang) => paths.login.href(lang)) },
  { name: 'registration', open: at((lang) => paths.register.href(lang)) },
  {
    name: 'a log-in link that does not work',
    open: at((lang) => paths.authCallback.href(lang, { code: 'none' })),
  },
  { name: 'payment page', open: at((lang) => paths.productPayment.href(lang, '2')) },
  {
    name: 'an unpaid order',
    open: async (page, lang) => {
      const { token, orderId } = await orderAsGuest(page.request);
      await page.goto(paths.productPayment.href(lang, '1', { token, order: orderId }), {
        waitUntil: 'networkidle',
      });
    },
  },
  {
    name: 'the sandbox provider',
    open: async (page) => page.goto((await orderAsGuest(page.request)).redirectUrl),
  },
  {
    name: 'a paid order',
    open: async (page, lang) => {
      const { token, orderId, redirectUrl } = await orderAsGuest(page.request);
      await page.goto(redirectUrl);
      await page.getByRole('button').first().click();
      await page.waitForURL('**/payment?order=*');
      await page.goto(paths.productPayment.href(lang, '1', { token, order: orderId }), {
        waitUntil: 'networkidle',
      });
    },
  },
  { name: 'page not found', open: at((lang) => `/${lang}/nowhere`) },
  { name: 'profile', open: at(paths.profile.href), signedIn: true },
  { name: 'purchases', open: at(paths.purchases.href), signedIn: true },
];

/** The demo account's token: it has a bit of everything. */
export async function demoAccount(request: APIRequestContext): Promise<Account> {
  const response = await request.post('/api/auth/login', { data: { ...demo, remember: true } });
  const { data }: { data: { token: string } } = await response.json();
  // Fails here, and not on every page, if the token does not work.
  await ask(request, '{ me { id } }', {}, data.token);
  return { ...demo, token: data.token };
}
