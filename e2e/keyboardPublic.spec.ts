import { paths } from '../src/shared/paths.ts';
import { axeFindings } from './support/axe.ts';
import { walkThrough } from './support/keyboard.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const science = paths.project.href('en', 'science');

for (const address of [
  paths.landing.href('en'),
  paths.products.href('en'),
  paths.about.href('en'),
  science,
  paths.project.href('en', 'gfs'),
  paths.project.href('en', 'art'),
  paths.project.href('en', 'media'),
  paths.project.href('en', 'arcanum12th'),
]) {
  test(`Tab walks through ${address} from beginning to end`, inCrawl, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await walkThrough(page);
  });
}

test('the first Tab offers to skip the header, and Enter on a link within the page scrolls there', async ({
  page,
}) => {
  await page.goto(paths.landing.href('en'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.exactly('common:skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.exactly('landing:hero.plans') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.landing.href('en')}#plans`);
  await expect(page.locator('#plans')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('a cover on the orbits opens in place, and Escape returns to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.landing.href('en'));
  const shelf = page.getByRole('list', { name: en.exactly('landing:orrery.goods') });
  const cover = shelf.getByRole('link').first();
  await cover.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: en.exactly('landing:plans.buy') })).toBeVisible();
  await expect(page).toHaveURL(paths.landing.href('en'));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cover).toBeFocused();
});

const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;

test('nothing moves on the landing page when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(paths.landing.href('en'));
  // It moves for everyone else until they stop it.
  expect(await page.evaluate(running)).toBeGreaterThan(0);
  await page.getByRole('button', { name: en.exactly('landing:orrery.pause') }).click();
  await expect.poll(() => page.evaluate(running)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(() => page.evaluate(running)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `with more contrast preferred, text has 7:1 everywhere and lines are visible (${colorScheme})`,
    inCrawl,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(paths.landing.href('en'));
      const line = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--line'));
      const usual = await line();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', contrast: 'more' });
      expect(await line()).not.toBe(usual);
      for (const address of [paths.landing.href('en'), paths.project.href('en', 'science')]) {
        await page.goto(address);
        expect(await axeFindings(page, 'enhancedContrast'), address).toEqual([]);
      }
    },
  );
}
