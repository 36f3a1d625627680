import type { APIRequestContext, Page } from '@playwright/test';
import { intlTag, type Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { ask } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** The slug of any published study. */
async function someResearch(request: APIRequestContext): Promise<string> {
  const { researches } = await ask<{ researches: { Researches: { slug: string }[] } }>(
    request,
    '{ researches(filter: { limit: 1 }) { Researches { slug } } }',
  );
  return researches.Researches[0]?.slug ?? '';
}

/** Opens a study and waits for the server to count the view. */
async function read(page: Page, lang: Lang, slug: string): Promise<void> {
  const counted = page.waitForResponse(
    (response) => response.request().postData()?.includes('ResearchViewed') ?? false,
  );
  await page.goto(paths.research.href(lang, slug));
  await counted;
}

/** Today as a badge shows it: with non-breaking spaces. */
const today = (lang: Lang): string =>
  new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'medium', timeZone: 'UTC' })
    .format(new Date())
    .replaceAll(' ', '\u00A0');

for (const lang of ['en', 'ar'] as const) {
  const words = wordsOf(lang);
  const openBook = words.text('achievements:badges.firstRead.name');

  test(
    `reading a study earns a badge, which is announced once and stays: ${lang}`,
    inCrawl,
    async ({ page, request, join }) => {
      await join(lang);
      await page.goto(paths.profileAchievements.href(lang));
      const item = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 3, name: openBook, exact: true }),
      });
      await expect(item.getByText(words.exactly('achievements:state.locked'))).toBeVisible();

      await read(page, lang, await someResearch(request));
      await page.goto(paths.profile.href(lang));
      const news = page.getByText(words.within('achievements:notice.title', { names: openBook }));
      await expect(news).toBeVisible();
      await page.getByRole('link', { name: words.exactly('achievements:notice.look') }).click();
      await expect(page).toHaveURL(paths.profileAchievements.href(lang));
      await expect(
        item.getByText(words.exactly('achievements:state.earned', { date: today(lang) })),
      ).toBeVisible();
      await expect(news).toBeHidden();

      await page.goto(paths.profile.href(lang));
      const brief = page.getByRole('region', { name: words.exactly('achievements:metaTitle') });
      await expect(brief.getByText(openBook, { exact: true })).toBeVisible();
      await expect(news).toBeHidden();
    },
  );
}

test('dismissing the achievement notice leaves no gap', inCrawl, async ({ page, request, join }) => {
  const en = wordsOf('en');
  await join();
  await read(page, 'en', await someResearch(request));
  await page.goto(paths.profileAchievements.href('en'));
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await page.getByRole('button', { name: en.exactly('achievements:notice.close') }).click();
  await expect(page.getByRole('button', { name: en.exactly('achievements:notice.close') })).toBeHidden();
  const closed = await first.boundingBox();
  await page.reload();
  await expect(first).toBeVisible();
  expect(closed).toEqual(await first.boundingBox());
});

test(
  'reading a study without an account earns nothing, and the achievements page redirects to login',
  inCrawl,
  async ({ page, request }) => {
    await read(page, 'en', await someResearch(request));
    await page.goto(paths.profileAchievements.href('en'));
    await expect(page).toHaveURL('/en/auth/login?returnTo=%2Fen%2Fprofile%2Fachievements');
  },
);
