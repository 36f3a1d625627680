import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { acceptLink, ask, demo, logInByCall, makeAccount, signIn, type Account } from './people.ts';
import { orderAsGuest, purchasedOrders } from './orders.ts';
import { PaymentPage } from './paymentPage.ts';
import { buyPresent, startTrial } from './payments.ts';
import { SubscriptionPage } from './subscriptionPage.ts';
import { wordsOf } from './words.ts';
import type { ThemeOf } from './auditPage.ts';

/** A screen to check: how to open it, and who is signed in. */
export interface Screen {
  name: string;
  /** Opens it, in its own browser. */
  open: (page: Page, lang: Lang) => Promise<unknown>;
  /** Who is signed in; no one, if left out. */
  of?: 'demo' | ((request: APIRequestContext) => Promise<Account>);
  /** The theme it shows, if it doesn't set the one that visitors prefer. */
  themeOf?: ThemeOf;
}

const newAccount = (request: APIRequestContext) => makeAccount(request);

async function accountInTrial(request: APIRequestContext): Promise<Account> {
  const account = await makeAccount(request);
  await startTrial(request, account);
  return account;
}

const hasLoaded = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Opens an address and waits until everything on it has loaded. */
async function goTo(page: Page, address: string): Promise<void> {
  const [here = '', there = ''] = [page.url(), address].map((url) => url.split('#')[0]);
  // Changing only the fragment would not load the page.
  if (here.endsWith(there)) await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.goto(address);
  await hasLoaded(page);
}

const at =
  (href: (lang: Lang) => string): Screen['open'] =>
  (page, lang) =>
    goTo(page, href(lang));

/** Every kind of page that isn't public; the public ones are in `publicPatterns`. */
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
      await goTo(page, `${paths.productPayment.href(lang, '1', { order: orderId })}#token=${token}`);
      await acceptLink(page, wordsOf(lang));
      await hasLoaded(page);
    },
  },
  {
    name: 'the sandbox provider',
    open: async (page) => page.goto((await orderAsGuest(page.request)).redirectUrl),
    // Its style sheet alone follows the system.
    themeOf: () => undefined,
  },
  {
    name: 'a paid order',
    open: async (page, lang) => {
      const { token, orderId, redirectUrl } = await orderAsGuest(page.request);
      await page.goto(redirectUrl);
      await page.getByRole('button').first().click();
      await page.waitForURL('**/payment?order=*');
      await goTo(page, `${paths.productPayment.href(lang, '1', { order: orderId })}#token=${token}`);
      await acceptLink(page, wordsOf(lang));
      await hasLoaded(page);
    },
  },
  {
    name: 'an order that began a trial',
    open: async (page, lang) => {
      const [begun] = await purchasedOrders(page);
      await goTo(page, paths.productPayment.href(lang, '11', { order: begun?.id ?? '' }));
      await expect(new PaymentPage(page, wordsOf(lang)).outcome('trial')).toBeVisible();
    },
    of: accountInTrial,
  },
  { name: 'page not found', open: at((lang) => `/${lang}/nowhere`) },
  { name: 'profile', open: at(paths.profile.href), of: 'demo' },
  { name: 'purchases', open: at(paths.purchases.href), of: 'demo' },
  { name: 'presents', open: at(paths.presents.href), of: 'demo' },
  { name: 'wallet', open: at(paths.wallet.href), of: 'demo' },
  { name: 'an empty wallet', open: at(paths.wallet.href), of: newAccount },
  {
    name: 'payments, the details of one open',
    open: async (page, lang) => {
      await goTo(page, paths.payments.href(lang));
      await page.locator('main table button[aria-expanded]').first().click();
      await expect(page.locator('main table button[aria-expanded=true]')).toBeVisible();
    },
    of: 'demo',
  },
  {
    name: 'a receipt',
    open: async (page, lang) => {
      await goTo(page, paths.payments.href(lang));
      await page.locator('main a[href*="/receipts/"]').first().click();
      await page.waitForURL('**/receipts/*');
      await hasLoaded(page);
    },
    of: 'demo',
  },
  { name: 'a subscription', open: at(paths.subscription.href), of: 'demo' },
  { name: 'no subscription', open: at(paths.subscription.href), of: newAccount },
  { name: 'a trial', open: at(paths.subscription.href), of: accountInTrial },
  {
    name: 'the dialog that changes a plan',
    open: async (page, lang) => {
      await goTo(page, paths.subscription.href(lang));
      await new SubscriptionPage(page, wordsOf(lang)).button('change.open').first().click();
      await page.getByRole('dialog').getByRole('term').first().waitFor();
    },
    of: 'demo',
  },
  {
    name: 'a present that waits for its recipient',
    open: async (page, lang) => {
      const link = await buyPresent(page.request, await makeAccount(page.request));
      await goTo(page, link.replace(/^\/[a-z]{2}/, `/${lang}`));
    },
  },
  { name: 'general settings', open: at(paths.profileGeneral.href), of: 'demo' },
  {
    name: 'general settings, everything open',
    open: async (page, lang) => {
      await goTo(page, paths.profileGeneral.href(lang));
      await page.locator('main form button[type=button]').first().click();
      await page.getByRole('spinbutton').first().waitFor();
      await page.locator('main input[name=country]').click();
      await page.getByRole('listbox').waitFor();
    },
    of: 'demo',
  },
  {
    name: 'the calendar of a birth date',
    open: async (page, lang) => {
      await goTo(page, paths.profileGeneral.href(lang));
      await page.locator('main form button[type=button]').first().click();
      await page.locator('main form button[aria-haspopup=dialog]').click();
      await page.getByRole('dialog').waitFor();
    },
    of: 'demo',
  },
  { name: 'security', open: at(paths.profileSecurity.href), of: 'demo' },
  { name: 'dreams', open: at(paths.dreams.href) },
  { name: 'achievements', open: at(paths.profileAchievements.href), of: 'demo' },
];

/** The demo account, which has a bit of everything. */
export async function demoAccount(request: APIRequestContext): Promise<Account> {
  const account = await logInByCall(request, demo);
  // Fails here rather than on every page if the token doesn't work.
  await ask(request, '{ me { id } }', {}, account.token);
  return account;
}

/** Signs out, then signs in as the visitor that a screen is for and opens it. */
export async function openScreen(
  page: Page,
  screen: Screen,
  lang: Lang,
  { origin, demoUser }: { origin: string; demoUser: () => Promise<Account> },
): Promise<void> {
  await page.context().clearCookies();
  const { of } = screen;
  if (of !== undefined) await signIn(page, origin, await (of === 'demo' ? demoUser() : of(page.request)));
  await screen.open(page, lang);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
