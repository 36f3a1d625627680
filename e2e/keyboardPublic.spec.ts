import { paths } from '../src/shared/paths.ts';
import { projectIds, projectName } from '../src/shared/projects.ts';
import { tabTo, walkThrough } from './support/keyboard.ts';
import { axeFindings } from './support/axe.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const science = paths.project.href('en', 'science');

for (const address of [
  paths.landing.href('en'),
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

test('the first Tab offers to skip the header, and the next one enters the content', async ({ page }) => {
  await page.goto(paths.landing.href('en'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.exactly('common:skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.exactly('landing:hero.plans') })).toBeFocused();
});

test('the header menus open, close and return focus', async ({ page }) => {
  await page.goto(paths.landing.href('en'));
  const menu = page.getByRole('banner').getByRole('button', { expanded: false }).first();
  await tabTo(page, menu);
  const name = (await menu.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  const opened = page.getByRole('banner').getByRole('button', { name, exact: true, expanded: true });
  await expect(opened).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opened).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('banner').getByRole('button', { name, exact: true, expanded: false }),
  ).toBeFocused();
});

test(
  'the planets of the orrery get focus from the inner orbit outward, and lead to their projects',
  inCrawl,
  async ({ page }) => {
    await page.goto(paths.landing.href('en'));
    const bodies = page.getByRole('list', { name: en.exactly('landing:orrery.label') }).getByRole('link');
    await tabTo(page, bodies.first());
    for (const id of projectIds) {
      const body = page.locator(':focus');
      await expect(body).toHaveAccessibleName(projectName(id));
      await expect(body).toHaveAttribute('href', paths.project.href('en', id));
      await page.keyboard.press('Tab');
    }
    await tabTo(page, page.getByRole('button', { name: en.exactly('landing:orrery.pause') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: en.exactly('landing:orrery.play') })).toBeFocused();
  },
);

test('Enter chooses a plan', inCrawl, async ({ page }) => {
  await page.goto(paths.landing.href('en'));
  await tabTo(
    page,
    page
      .locator('#plans')
      .getByRole('link', { name: /^Choose / })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/products\/[^/]+\/payment/);
});

test('the catalog can be searched, filtered and paged with the keyboard', inCrawl, async ({ page }) => {
  await page.goto(science);
  const catalogue = page.getByRole('search');
  const pages = page.getByRole('navigation', { name: en.exactly('projectScience:catalogue.pages') });
  await tabTo(page, pages.getByRole('link', { name: en.exactly('forms:pagination.next') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]page=2/);
  await page.goto(science);
  await tabTo(page, catalogue.getByRole('searchbox'));
  await page.keyboard.type('a');
  await expect(page).toHaveURL(/[?&]q=a/);
  const category = catalogue.getByRole('combobox', { name: en.exactly('projectScience:filter.category') });
  await tabTo(page, category);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/[?&]category=/);
  await expect(category).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: en.exactly('projectScience:filter.reset') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(science);
});

test('the grant calculator works with the arrow keys', inCrawl, async ({ page }) => {
  await page.goto(paths.project.href('en', 'gfs'));
  const years = page.getByRole('slider', { name: en.exactly('projectGfs:calculator.years') });
  await tabTo(page, years);
  const said = async () => (await years.getAttribute('aria-valuetext')) ?? '';
  const before = await said();
  await page.keyboard.press('ArrowRight');
  await expect(years).not.toHaveAttribute('aria-valuetext', before);
  await page.keyboard.press('Home');
  await expect(years).toHaveValue((await years.getAttribute('min')) ?? '');
  await page.keyboard.press('End');
  await expect(years).toHaveValue((await years.getAttribute('max')) ?? '');
  await expect(page.getByText(await said(), { exact: true })).toBeVisible();
});

const titleOf = (id: string) => en.text(`projectArt:works.${id}.title`);

test('the arrow keys browse the gallery, and closing it returns focus', inCrawl, async ({ page }) => {
  await page.goto(paths.project.href('en', 'art'));
  const frame = (id: string) =>
    page.getByRole('button', { name: en.exactly('projectArt:gallery.open', { title: titleOf(id) }) });
  await tabTo(page, frame('tides'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(titleOf('tides'));
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName(titleOf('orbits'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toHaveAccessibleName(titleOf('thread'));
  // Nothing behind the dialog gets focus while it is open.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName)).toMatch(
      /^(?:DIALOG|BODY)$/,
    );
    await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(frame('thread')).toBeFocused();
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
