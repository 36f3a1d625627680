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

/** Every kind of page that is not for everybody to find: those are `publicPatterns`. */
export const screens: readonly Screen[] = [
  { name: 'log-in', open: at((lang) => paths.login.href(lang)) },
  { name: 'registration', open: at((lang) => paths.register.href(lang)) },
  {
    name: 'a log-in link that does not work',
    open: at((lang) => paths.authCallback.href(lang, { code: 'none' })),
  },
  { name: 'a forgotten password', open: at(paths.passwordForgotten.href) },
  {
    name: 'a link to choose a password',
    open: at((lang) => paths.passwordReset.href(lang, { code: 'none' })),
  },
  {
    name: 'a link of a change of address',
    open: at((lang) => paths.emailChange.href(lang, { code: 'none' })),
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
  { name: 'general settings', open: at(paths.profileGeneral.href), signedIn: true },
  {
    name: 'general settings, everything open',
    open: async (page, lang) => {
      await page.goto(paths.profileGeneral.href(lang), { waitUntil: 'networkidle' });
      await page.locator('main form button[type=button]').first().click();
      await page.getByRole('spinbutton').first().waitFor();
      await page.locator('main input[name=country]').click();
      await page.getByRole('listbox').waitFor();
    },
    signedIn: true,
  },
  {
    name: 'the calendar of a birth date',
    open: async (page, lang) => {
      await page.goto(paths.profileGeneral.href(lang), { waitUntil: 'networkidle' });
      await page.locator('main form button[type=button]').first().click();
      await page.locator('main form button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').waitFor();
    },
    signedIn: true,
  },
  { name: 'security', open: at(paths.profileSecurity.href), signedIn: true },
  { name: 'dreams', open: at(paths.dreams.href) },
  { name: 'achievements', open: at(paths.profileAchievements.href), signedIn: true },
];

/** The demo account's token: it has a bit of everything. */
export async function demoAccount(request: APIRequestContext): Promise<Account> {
  const response = await request.post('/api/auth/login', { data: { ...demo, remember: true } });
  const { data }: { data: { token: string } } = await response.json();
  // Fails here, and not on every page, if the token does not work.
  await ask(request, '{ me { id } }', {}, data.token);
  return { ...demo, token: data.token };
}
