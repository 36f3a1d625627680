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
  /** The page it's on, if that's in the route table. */
  path?: { readonly pattern: string };
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

interface PagePath<Args extends unknown[]> {
  readonly pattern: string;
  readonly href: (lang: Lang, ...args: Args) => string;
}

/** A page as its address shows it. */
const at = <Args extends unknown[]>(path: PagePath<Args>, ...args: Args): Pick<Screen, 'path' | 'open'> => ({
  path,
  open: (page, lang) => goTo(page, path.href(lang, ...args)),
});

/** Opens the first page right below an open page that it links to. */
async function goToFirstBelow(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const links = page.locator(`main a[href^="${pathname}/"]`);
  await links.first().waitFor();
  const below = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const depth = pathname.split('/').length + 1;
  await goTo(page, below.find((href) => href.split('/').length === depth) ?? '');
}

const openContents: Screen['open'] = async (page, lang) => {
  await goTo(page, paths.purchases.href(lang));
  await goToFirstBelow(page);
};

/** Every kind of page that isn't public; the public ones are in `publicPatterns`. */
export const screens: readonly Screen[] = [
  { name: 'log-in', ...at(paths.login) },
  { name: 'registration', ...at(paths.register) },
  {
    name: 'a log-in link that does not work',
    ...at(paths.authCallback, { code: 'none' }),
  },
  { name: 'a forgotten password', ...at(paths.passwordForgotten) },
  {
    name: 'a link to choose a password',
    ...at(paths.passwordReset, { code: 'none' }),
  },
  {
    name: 'a link of a change of address',
    ...at(paths.emailChange, { code: 'none' }),
  },
  { name: 'a request for links to purchases', ...at(paths.resendPurchases) },
  { name: 'a link to purchases that does not work', ...at(paths.orderLink, { code: 'none' }) },
  { name: 'a link to stop reminders that does not work', ...at(paths.reminders, { code: 'none' }) },
  { name: 'payment page', ...at(paths.productPayment, '2') },
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
  { name: 'page not found', open: (page, lang) => goTo(page, `/${lang}/nowhere`) },
  { name: 'profile', ...at(paths.profile), of: 'demo' },
  { name: 'purchases', ...at(paths.purchases), of: 'demo' },
  { name: 'the contents of a purchase', path: paths.libraryItem, open: openContents, of: 'demo' },
  {
    name: 'a text of a purchase',
    path: paths.libraryText,
    open: async (page, lang) => {
      await openContents(page, lang);
      await goToFirstBelow(page);
    },
    of: 'demo',
  },
  { name: 'presents', ...at(paths.presents), of: 'demo' },
  { name: 'wallet', ...at(paths.wallet), of: 'demo' },
  { name: 'an empty wallet', ...at(paths.wallet), of: newAccount },
  {
    name: 'payments, the details of one open',
    path: paths.payments,
    open: async (page, lang) => {
      await goTo(page, paths.payments.href(lang));
      await page.locator('main table button[aria-expanded]').first().click();
      await expect(page.locator('main table button[aria-expanded=true]')).toBeVisible();
    },
    of: 'demo',
  },
  {
    name: 'a receipt',
    path: paths.receipt,
    open: async (page, lang) => {
      await goTo(page, paths.payments.href(lang));
      await page.locator('main a[href*="/receipts/"]').first().click();
      await page.waitForURL('**/receipts/*');
      await hasLoaded(page);
    },
    of: 'demo',
  },
  { name: 'a subscription', ...at(paths.subscription), of: 'demo' },
  { name: 'no subscription', ...at(paths.subscription), of: newAccount },
  { name: 'a trial', ...at(paths.subscription), of: accountInTrial },
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
    path: paths.present,
    open: async (page, lang) => {
      const link = await buyPresent(page.request, await makeAccount(page.request));
      await goTo(page, link.replace(/^\/[a-z]{2}/, `/${lang}`));
    },
  },
  { name: 'general settings', ...at(paths.profileGeneral), of: 'demo' },
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
  { name: 'security', ...at(paths.profileSecurity), of: 'demo' },
  { name: 'dreams', ...at(paths.dreams) },
  {
    name: 'a dream',
    path: paths.dream,
    open: async (page, lang) => {
      await goTo(page, paths.dreams.href(lang));
      await goToFirstBelow(page);
    },
  },
  { name: 'achievements', ...at(paths.profileAchievements), of: 'demo' },
  { name: 'the desk', ...at(paths.desk), of: 'demo' },
  { name: 'the search of the desk', ...at(paths.deskFind), of: 'demo' },
  { name: 'the orders of the desk', ...at(paths.deskOrders), of: 'demo' },
  {
    name: 'an order at the desk',
    path: paths.deskOrder,
    open: async (page, lang) => {
      await goTo(page, paths.deskOrders.href(lang));
      await page.getByRole('row').nth(1).click();
      await page.waitForURL('**/desk/orders/*');
      await hasLoaded(page);
    },
    of: 'demo',
  },
  {
    name: 'a customer at the desk',
    path: paths.deskCustomer,
    open: (page, lang) => goTo(page, paths.deskCustomer.href(lang, demo.login)),
    of: 'demo',
  },
  { name: 'the people of the desk', ...at(paths.deskPeople), of: 'demo' },
  { name: 'the log of the desk', ...at(paths.deskLog), of: 'demo' },
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
