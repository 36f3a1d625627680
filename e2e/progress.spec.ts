import { wordsOf } from './support/words.ts';
import { expect, test } from './support/test.ts';

const en = wordsOf('en');

test('a tap shows its progress within 100 ms, and moves nothing', async ({ page }) => {
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  const pressed = page.getByRole('banner').getByRole('link', { name: en.exactly('common:account.logIn') });
  const before = await pressed.boundingBox();
  // A line that answers nothing leaves the page as it is.
  await page.route('**/assets/*.js', () => undefined);
  const waited = pressed.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        link.addEventListener('click', () => {
          const from = performance.now();
          new MutationObserver(() => resolve(performance.now() - from)).observe(document.documentElement, {
            attributeFilter: ['data-loading'],
          });
        });
      }),
  );
  await pressed.click();
  expect(await waited).toBeLessThan(100);
  await expect(pressed).toHaveAttribute('aria-busy', 'true');
  expect(await pressed.boundingBox()).toEqual(before);
  const line = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').position);
  expect(line).toBe('fixed');
});

test('a style sheet that the line cut off is there once the line is back', async ({ page, problems }) => {
  problems.expect(/ERR_/, /console/, /failed/i, /preload CSS/);
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  const loaded = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
        ({ sheet }) => {
          try {
            return sheet !== null && sheet.cssRules.length > 0;
          } catch {
            // One that failed to load has no rules to read.
            return false;
          }
        },
      ),
    );
  const cut = new Set<string>();
  await page.route('**/assets/*.css', (route, request) => {
    if (cut.has(request.url())) return route.continue();
    cut.add(request.url());
    return route.abort();
  });
  const link = page.getByRole('banner').getByRole('link', { name: en.exactly('common:account.logIn') });
  const failed = page.waitForEvent('console', (message) => message.text().includes('Could not prepare'));
  await link.hover();
  await failed;
  await link.click();
  await expect(page.getByRole('heading', { name: en.exactly('auth:login.title') })).toBeVisible();
  await expect.poll(async () => (await loaded()).every(Boolean)).toBe(true);
  expect(cut.size).toBeGreaterThan(0);
});
