import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified build: `axe.source` is twice as long, and reading it takes longer than most of the rules. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  var axe: typeof axeCore;
}

/** Axe's color rules: all that switching the color mode of a page can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe is asked for; `structure` is everything but the color rules. */
const questions = {
  all: { runOnly: wcag },
  structure: { runOnly: wcag, rules: Object.fromEntries(colorRules.map((id) => [id, { enabled: false }])) },
  colors: { runOnly: colorRules },
  enhancedContrast: {
    runOnly: ['color-contrast-enhanced'],
    rules: { 'color-contrast-enhanced': { enabled: true } },
  },
} as const satisfies Record<string, RunOptions>;

/** Everything that axe finds on a page, one line each. */
export async function axeFindings(page: Page, question: keyof typeof questions = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      // What sticks over a target can be scrolled away from it.
      const stuck = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const element of stuck) element.style.position = 'static';
      const { violations } = await window.axe.run(document, options);
      for (const element of stuck) element.style.position = '';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    // Passes aren't reported, and none of these rules reads style sheets: collecting both would double the time.
    { ...questions[question], resultTypes: ['violations' as const], preload: false },
  );
}
