import { demoAccount, screens, signInFor } from './support/everyPage.ts';
import { axeFindings, isSettled } from './support/auditPage.ts';
import type { Account } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';

test.beforeEach(({ problems }) => {
  // One of the screens is the 404 page.
  problems.expect(/404.*\/nowhere/);
});

/** The number of screens in one test. */
const partSize = 6;
const parts = Array.from({ length: Math.ceil(screens.length / partSize) }, (_, part) =>
  screens.slice(part * partSize, (part + 1) * partSize),
);

/** `npm test` checks the payment page; the crawl covers every screen in both color modes. */
const first = screens.filter(({ name }) => name === 'payment page');

const looks = [
  { part: first, mode: 'light', details: {} } as const,
  ...parts.flatMap((part) => (['light', 'dark'] as const).map((mode) => ({ part, mode, details: inCrawl }))),
];

for (const [index, { part, mode, details }] of looks.entries())
  test(
    `axe finds nothing on the screens of part ${index + 1} (${mode})`,
    details,
    async ({ page, request, baseURL }) => {
      let demo: Promise<Account> | undefined;
      for (const screen of part)
        await test.step(screen.name, async () => {
          await page.context().clearCookies();
          await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
          await signInFor(page, baseURL ?? '', screen, () => (demo ??= demoAccount(request)));
          await screen.open(page, 'en');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The sandbox provider's page follows the system with its style sheet alone.
          if (screen.name !== 'the sandbox provider')
            await page.locator(`html[data-theme=${mode}]`).waitFor();
          await page.waitForFunction(isSettled);
          const found = await axeFindings(page, mode === 'light' ? undefined : 'colors');
          expect.soft(found, screen.name).toEqual([]);
        });
    },
  );
