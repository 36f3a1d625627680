import type { Page } from '@playwright/test';
import { axeFindings } from './support/lookAtPage.ts';
import { linkInMailTo, logIn, makeAccount, newAddress, signIn, type Account } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { codeIn, watchTraces } from './support/traces.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

const changeLink = (address: string, which: 'new' | 'old') =>
  linkInMailTo(
    address,
    en.exactly(`emails:emailChange.${which}.subject`),
    /http:\/\/localhost:\d+\/en\/auth\/email\?code=[\w-]+/,
  );

/** Proves the address of an account by the link it got. */
async function prove(page: Page, account: Account): Promise<void> {
  const link = await linkInMailTo(
    account.login,
    en.exactly('emails:verifyEmail.subject'),
    /http:\/\/localhost:\d+\/en\/auth-cb\?code=[\w-]+/,
  );
  await page.goto(link);
  await expect(page).toHaveURL('/en/profile');
}

const sectionOf = (page: Page) => page.getByRole('region', { name: en.exactly('security:email.title') });

async function begin(page: Page, account: Account, address: string): Promise<void> {
  await page.goto('/en/profile/security');
  const section = sectionOf(page);
  await section.getByRole('button', { name: en.exactly('security:email.change') }).click();
  await section.getByRole('textbox', { name: en.exactly('security:email.new') }).fill(address);
  await section.getByLabel(en.exactly('security:email.password')).fill(account.password);
  await section.getByRole('button', { name: en.exactly('security:email.submit') }).click();
  await expect(
    section.getByText(en.exactly('security:email.pending.title', { email: address })),
  ).toBeVisible();
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: en.exactly('auth:emailChange.submit') }).click();

test('the address changes once both ends have agreed, and leaves no code behind', async ({
  page,
  request,
  openBrowser,
}) => {
  const account = await makeAccount(request);
  const address = newAddress('moved');
  await prove(page, account);
  await begin(page, account, address);
  expect(await axeFindings(page)).toEqual([]);

  // The new mailbox is read on another device, where nobody is signed in; a scanner opened the link before.
  const link = await changeLink(address, 'new');
  await request.get(link);
  const elsewhere = await openBrowser();
  const traces = watchTraces(elsewhere.context());
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/en/auth/email');
  expect(await axeFindings(elsewhere)).toEqual([]);
  await confirm(elsewhere);
  await expect(elsewhere.getByText(en.exactly('auth:emailChange.half.old'))).toBeVisible();
  await traces.expectNone(elsewhere, codeIn(link));

  await page.goto('/en/profile/security');
  await expect(
    sectionOf(page).getByText(en.exactly('security:email.pending.newDone', { email: address })),
  ).toBeVisible();

  await page.goto(await changeLink(account.login, 'old'));
  await confirm(page);
  await expect(page.getByText(en.exactly('auth:emailChange.done.text', { email: address }))).toBeVisible();
  await page.getByRole('link', { name: en.exactly('auth:emailChange.toSecurity') }).click();
  await expect(sectionOf(page).getByText(address)).toBeVisible();
  await expect(sectionOf(page).getByText(en.exactly('security:email.proven'))).toBeVisible();

  await elsewhere.goto('/en/auth/login');
  await logIn(elsewhere, en, { login: address, password: account.password });
  await expect(elsewhere).toHaveURL('/en/profile');
});

test('an address that was never proven need not agree', async ({ page, request, baseURL }) => {
  const account = await makeAccount(request);
  const address = newAddress('moved');
  await signIn(page, baseURL ?? '', account);
  await begin(page, account, address);
  await page.goto(await changeLink(address, 'new'));
  await confirm(page);
  await expect(page.getByRole('heading', { name: en.exactly('auth:emailChange.done.title') })).toBeVisible();
});

test('a change can be given up, and its links stop working', async ({ page, request, baseURL }) => {
  const account = await makeAccount(request);
  const address = newAddress('moved');
  await signIn(page, baseURL ?? '', account);
  await begin(page, account, address);
  const link = await changeLink(address, 'new');
  await sectionOf(page)
    .getByRole('button', { name: en.exactly('security:email.pending.cancel') })
    .click();
  await expect(
    sectionOf(page).getByText(en.exactly('security:email.pending.title', { email: address })),
  ).toBeHidden();
  await page.goto(link);
  await confirm(page);
  await expect(page.getByRole('heading', { name: en.exactly('auth:callback.refused.title') })).toBeVisible();
});

test('somebody else’s address looks like a free one, and its owner is told', async ({
  page,
  request,
  baseURL,
}) => {
  const [account, owner] = [await makeAccount(request), await makeAccount(request)];
  await signIn(page, baseURL ?? '', account);
  await begin(page, account, owner.login);
  await linkInMailTo(
    owner.login,
    en.exactly('emails:emailTaken.subject'),
    /http:\/\/localhost:\d+\/en\/auth\/login/,
  );
});

test('an unproven address can have its link sent again from the profile', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await makeAccount(request);
  await signIn(page, baseURL ?? '', account);
  await page.goto('/en/profile');
  await page.getByRole('button', { name: en.exactly('profile:unverified.resend') }).click();
  await expect(
    page.getByText(en.exactly('profile:unverified.resent', { email: account.login })),
  ).toBeVisible();
});
