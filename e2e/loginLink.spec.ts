import type { Page } from '@playwright/test';
import type { Lang } from '../src/shared/languages.ts';
import { maskEmail } from '../src/shared/maskEmail.ts';
import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { cookie, makeAccount, newAddress, signIn, signInLinkTo } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const languages: readonly Lang[] = ['en', 'ar'];
const width = 360;

for (const lang of languages) {
  test(
    `another person’s login link asks before it signs in or replaces anyone (${lang})`,
    inCrawl,
    async ({ page, request, baseURL, openBrowser }) => {
      const words = wordsOf(lang);
      // An address that is wider than the page.
      const login = newAddress().replace('@example', `@${'long'.repeat(8)}`);
      const theirs = await makeAccount(request, lang, login);
      await page.goto(paths.login.href(lang));
      await page.getByRole('textbox', { name: words.within('auth:fields.email') }).fill(theirs.login);
      await page.getByRole('button', { name: words.exactly('auth:login.sendLink') }).click();
      await expect(page.getByText(words.exactly('auth:login.linkSent.title'))).toBeVisible();
      const link = await signInLinkTo(theirs.login, words, 'loginLink');

      const mine = await makeAccount(request, lang);
      const elsewhere = await openBrowser({ viewport: { width, height: 740 } });
      await signIn(elsewhere, baseURL ?? '', mine);
      await elsewhere.goto(paths.profile.href(lang));
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
      await elsewhere.goto(link);
      const button = (on: Page) =>
        on.getByRole('button', { name: words.exactly('links:ask.logIn', { who: maskEmail(theirs.login) }) });
      await expect(button(elsewhere)).toBeVisible();
      await expect(
        elsewhere.getByText(words.within('links:ask.here', { current: maskEmail(mine.login) })),
      ).toBeVisible();
      expect(await axeFindings(elsewhere)).toEqual([]);
      expect(await overflowOf(elsewhere, width)).toEqual([]);
      expect(await cookie(elsewhere, 'token')).toBe(mine.token);
      await elsewhere.getByRole('link', { name: words.exactly('links:ask.keep') }).click();
      await expect(elsewhere).toHaveURL(paths.profile.href(lang));
      expect(await cookie(elsewhere, 'token')).toBe(mine.token);

      // The link still works in a browser with no session, after a click.
      const third = await openBrowser();
      await third.goto(link);
      await button(third).click();
      await expect(third).toHaveURL(paths.profile.href(lang));
      expect(await cookie(third, 'token')).toBeTruthy();
    },
  );
}
