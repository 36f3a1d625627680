import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { axeFindings, overflowOf } from './support/lookAtPage.ts';
import { linkInMailTo, makeAccount, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf, type Words } from './support/words.ts';

const en = wordsOf('en');

const section = (page: Page, words: Words, title: string) =>
  page.getByRole('region', { name: words.exactly(`security:${title}`) });

async function confirm(
  page: Page,
  words: Words,
  where: 'export' | 'deletion',
  password: string,
): Promise<void> {
  const part = section(page, words, `${where}.title`);
  await part.getByLabel(words.exactly('security:confirmation.password')).fill(password);
  await part.getByRole('button', { name: words.exactly(`security:${where}.action`) }).click();
}

test('somebody takes their data along, has the account deleted, and changes their mind', async ({
  page,
  request,
  baseURL,
  openBrowser,
}) => {
  const account = await makeAccount(request);
  const { login, password } = account;
  await signIn(page, baseURL ?? '', account);
  await page.goto(paths.profileSecurity.href('en'));

  const download = page.waitForEvent('download');
  await confirm(page, en, 'export', password);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orrery-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { login, firstName: 'Ada' }, orders: [] });

  await confirm(page, en, 'deletion', 'not the password');
  await expect(page.getByText(en.exactly('forms:fieldErrors.wrongPassword'))).toBeVisible();
  await confirm(page, en, 'deletion', password);
  const banner = page.getByRole('alert').filter({ hasText: en.within('security:deletion.plannedText') });
  await expect(banner).toBeVisible();
  await linkInMailTo(
    login,
    en.exactly('emails:deletionPlanned.subject'),
    /http:\/\/localhost:\d+\/en\/profile\/security/,
  );

  // Another browser, a few days later: logging in works as before, and says what is going to happen.
  const other = await openBrowser();
  await signIn(other, baseURL ?? '', account);
  await other.goto(paths.profile.href('en'));
  await expect(other.getByText(en.within('security:deletion.planned'))).toBeVisible();
  await other
    .getByRole('alert')
    .getByRole('button', { name: en.exactly('security:deletion.keep') })
    .click();
  await expect(other.getByText(en.exactly('common:notices.accountKept'))).toBeVisible();
  await expect(other.getByText(en.within('security:deletion.planned'))).toBeHidden();

  await page.reload();
  await expect(
    section(page, en, 'deletion.title').getByRole('button', { name: en.exactly('security:deletion.action') }),
  ).toBeVisible();
  await expect(banner).toBeHidden();
});

for (const lang of ['en', 'ar', 'kz'] as const) {
  test(`the security page holds together in ${lang}, on a phone and by axe`, async ({
    page,
    request,
    baseURL,
  }) => {
    const words = wordsOf(lang);
    await signIn(page, baseURL ?? '', await makeAccount(request, lang));
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(paths.profileSecurity.href(lang));
      await expect(section(page, words, 'deletion.title')).toBeVisible();
      expect(await overflowOf(page, width)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    }
    const current = page
      .getByRole('navigation', { name: words.exactly('common:nav.account') })
      .getByRole('link', { name: words.exactly('common:nav.security') });
    await expect(current).toBeInViewport({ ratio: 1 });
  });
}
