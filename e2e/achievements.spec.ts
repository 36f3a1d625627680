import { paths } from '../src/shared/paths.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test('dismissing the achievement notice leaves no gap', inCrawl, async ({ page, join }) => {
  const en = wordsOf('en');
  // The confirmed address is an achievement.
  await join();
  await page.goto(paths.profileAchievements.href('en'));
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await page.getByRole('button', { name: en.exactly('achievements:notice.close') }).click();
  await expect(page.getByRole('button', { name: en.exactly('achievements:notice.close') })).toBeHidden();
  const closed = await first.boundingBox();
  await page.reload();
  await expect(first).toBeVisible();
  expect(closed).toEqual(await first.boundingBox());
});
