import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { directionOf, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { cutTexts } from './cutTexts.ts';
import { brokenLinks } from './links.ts';
import { isMissingMessage } from './messageKeys.ts';
import { factsOf, type PageFacts } from './pageFacts.ts';
import { addressesOf, pathIn, tagOf } from './publicPages.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Mode = 'light' | 'dark';

/** One screen size and the color modes to check a page in. */
export interface AuditedScreen {
  width: number;
  /** The page loads in the first mode and switches to the others while it is open. */
  modes: readonly Mode[];
  /** The modes in which axe runs too. */
  axe?: readonly Mode[];
}

export interface AuditOptions {
  lang: Lang;
  /** The path after the language. */
  rest: string;
  looks: readonly AuditedScreen[];
  /** The path of the page, if it isn't below its language. */
  at?: string;
}

/** The page that is always dark, whatever the visitor prefers. */
const alwaysDark = paths.project.href('en', 'arcanum12th').slice('/en/'.length);

/** Axe's color rules: all that switching the color mode of a page can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Everything that axe finds, one line each. */
export async function axeFindings(page: Page, only?: 'colors'): Promise<string[]> {
  // Without legacy mode, axe opens a second page for the report, which takes as long as the check.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Passes aren't reported, and none of these rules reads style sheets: collecting both would double the time.
  axe.options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (only ? axe.withRules(colorRules) : axe.withTags(wcag)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** The elements that overflow a page horizontally, for the report. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    });
    return out.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
  });

/** Whether the page, or a dialog open on it, scrolls horizontally. */
export async function overflowOf(page: Page, width: number): Promise<string[]> {
  const { wide, dialogs } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    dialogs: [...document.querySelectorAll('dialog[open]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ).length,
  }));
  return [
    ...(wide <= width ? [] : [`${wide} px wide: ${(await widest(page)).join(' ')}`]),
    ...(dialogs === 0 ? [] : ['a dialog is wider than it shows']),
  ];
}

/** What doesn't fit into a window of this width: the page itself, or texts in their boxes. */
export async function narrowOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  await page.waitForFunction((wanted) => document.documentElement.clientWidth <= wanted, width);
  return [...(await overflowOf(page, width)), ...(await cutTexts(page))];
}

/** The smallest phone, and a 1280 px window at 200% zoom. Modes differ only in colors, so one of them is enough. */
const narrowWidths = [320, 640];

const is = (what: string, found: unknown, expected: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];

const sorted = (pairs: [string, string][]) => pairs.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What is wrong with a page's head, language and texts. */
export function wordProblems(facts: PageFacts, origin: string, lang: Lang, rest: string): string[] {
  const wanted = addressesOf(origin, lang, rest);
  return [
    ...is('lang', facts.lang, tagOf(lang)),
    ...is('dir', facts.dir, directionOf(lang)),
    ...is('canonical', facts.canonical, [wanted.canonical]),
    ...is('alternates', sorted(facts.alternates), sorted(Object.entries(wanted.alternates))),
    ...(facts.title.trim() === '' ? ['no title'] : []),
    ...is('number of first-level headings', facts.mainHeadings.length, 1),
    ...(facts.mainHeadings.some((heading) => heading.trim() === '') ? ['an empty heading'] : []),
    ...facts.texts.filter(isMissingMessage).map((text) => `missing message: ${text}`),
  ];
}

/** Pictures that have loaded but show nothing. */
const emptyPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => `picture without content: ${src}`),
  );

/** Color transitions take a frame or more even with reduced motion: axe would see colors in between. */
export const isSettled = () => document.getAnimations().every(({ playState }) => playState !== 'running');

/**
 * Opens a public page and checks it on every given screen; returns all problems. What the browser complains about
 * meanwhile is reported by the fixture.
 */
export async function auditPage(
  page: Page,
  request: APIRequestContext,
  { lang, rest, looks, at = pathIn(lang, rest) }: AuditOptions,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, modes, axe = [] } of looks) {
    await page.setViewportSize({ width, height: 800 });
    const [first = 'light'] = modes;
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
    const response = await page.goto(at);
    if (response?.status() !== 200) problems.push(`status ${response?.status()}`);
    await page.locator('html[data-started]').waitFor();
    // Axe takes parts that the browser has skipped so far for covered ones.
    if (axe.length > 0) await page.locator('html:not([data-first-page])').waitFor();
    for (const mode of modes) {
      // Without a preference of their own, visitors get the system's mode, also when it changes while the page is open.
      await page.emulateMedia({ colorScheme: mode });
      const shown = rest === alwaysDark ? 'dark' : mode;
      await page.locator(`html[data-theme=${shown}]`).waitFor();
      await page.waitForFunction(isSettled);
      const found = await overflowOf(page, width);
      if (axe.includes(mode))
        found.push(...(await axeFindings(page, mode === axe[0] ? undefined : 'colors')));
      problems.push(...found.map((problem) => `${width} px, ${mode}: ${problem}`));
    }
  }
  const facts = await factsOf(page);
  for (const width of narrowWidths) {
    const found = await narrowOverflow(page, width);
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  const { origin, href } = new URL(page.url());
  return [
    ...problems,
    ...wordProblems(facts, origin, lang, rest),
    ...(await emptyPictures(page)),
    ...(await brokenLinks(request, { address: href, links: facts.links, ids: facts.ids })),
  ];
}
