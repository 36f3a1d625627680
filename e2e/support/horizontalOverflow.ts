import type { Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import { overflowOf } from './auditPage.ts';
import { pathIn } from './publicPages.ts';

/** A window of 1280 px at 200 %: it has 640 px of the page's, two of the screen's each. */
export const doubleSize = { deviceScaleFactor: 2, viewport: { width: 640, height: 400 } };

/** What sticks out sideways of the public pages of a language at 200 % and on a phone of 320 px. */
export async function horizontalOverflowOn(page: Page, lang: Lang): Promise<string[]> {
  const problems: string[] = [];
  for (const rest of publicPatterns) {
    for (const width of [doubleSize.viewport.width, 320]) {
      await page.setViewportSize({ width, height: doubleSize.viewport.height });
      if (width === doubleSize.viewport.width) await page.goto(pathIn(lang, rest));
      await page.waitForFunction((wanted) => document.documentElement.clientWidth <= wanted, width);
      problems.push(...(await overflowOf(page, width)).map((problem) => `/${lang}/${rest}: ${problem}`));
    }
  }
  return problems;
}
