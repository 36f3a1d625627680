import type { Page } from '@playwright/test';
import { maskEmail } from '../src/shared/maskEmail.ts';
import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { cookie, makeAccount, newAddress, signIn, signInLinkTo } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const [en, ar] = [wordsOf('en'), wordsOf('ar')];
const width = 360;

test(
  'another person’s login link asks before it signs in or replaces anyone',
  inCrawl,
  async ({ page, request, baseURL, openBrowser }) => {
    // An address that is wider than the page.
    const login = newAddress().replace('@example', `@${'long'.repeat(8)}`);
    const theirs = await makeAccount(request, 'en', login);
    await page.goto(paths.login.href('en'));
    await page.getByRole('textbox', { name: en.within('auth:fields.email') }).fill(theirs.login);
    await page.getByRole('button', { name: en.exactly('auth:login.sendLink') }).click();
    await expect(page.getByText(en.exactly('auth:login.linkSent.title'))).toBeVisible();
    const link = await signInLinkTo(theirs.login, en, 'loginLink');

    const mine = await makeAccount(request);
    const elsewhere = await openBrowser({ viewport: { width, height: 740 } });
    await signIn(elsewhere, baseURL ?? '', mine);
    await elsewhere.goto(paths.profile.href('en'));
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
    await elsewhere.goto(link);
    const button = (on: Page) =>
      on.getByRole('button', { name: en.exactly('links:ask.logIn', { who: maskEmail(theirs.login) }) });
    await expect(button(elsewhere)).toBeVisible();
    await expect(
      elsewhere.getByText(en.within('links:ask.here', { current: maskEmail(mine.login) })),
    ).toBeVisible();
    expect(await axeFindings(elsewhere)).toEqual([]);
    expect(await overflowOf(elsewhere, width)).toEqual([]);
    // Right to left, it has as much room. Only the click would use up the link.
    await elsewhere.goto(link.replace('/en/', '/ar/'));
    await expect(
      elsewhere.getByText(ar.within('links:ask.here', { current: maskEmail(mine.login) })),
    ).toBeVisible();
    expect(await overflowOf(elsewhere, width)).toEqual([]);
    await elsewhere.goto(link);
    await expect(button(elsewhere)).toBeVisible();
    expect(await cookie(elsewhere, 'token')).toBe(mine.token);
    await elsewhere.getByRole('link', { name: en.exactly('links:ask.keep') }).click();
    await expect(elsewhere).toHaveURL(paths.profile.href('en'));
    expect(await cookie(elsewhere, 'token')).toBe(mine.token);

    // The link still works in a browser with no session, after a click.
    const third = await openBrowser();
    await third.goto(link);
    await button(third).click();
    await expect(third).toHaveURL(paths.profile.href('en'));
    expect(await cookie(third, 'token')).toBeTruthy();
  },
);
