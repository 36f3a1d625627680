import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Axe's color rules: all that switching the color mode of a page can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe is asked for; `structure` is everything but the color rules. */
const questions = {
  all: { runOnly: wcag },
  structure: { runOnly: wcag, rules: Object.fromEntries(colorRules.map((id) => [id, { enabled: false }])) },
  colors: { runOnly: colorRules },
  enhancedContrast: { runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } } },
} as const satisfies Record<string, RunOptions>;

/** Everything that axe finds on a page, one line each. */
export async function axeFindings(page: Page, question: keyof typeof questions = 'all'): Promise<string[]> {
  // Once per document: reading axe's source takes as long as some of its checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    // Passes aren't reported, and none of these rules reads style sheets: collecting both would double the time.
    { ...questions[question], resultTypes: ['violations' as const], preload: false },
  );
}
