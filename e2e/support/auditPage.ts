import type { APIRequestContext, Page } from '@playwright/test';
import { directionOf, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { axeFindings } from './axe.ts';
import { cutTexts } from './cutTexts.ts';
import { brokenLinks } from './links.ts';
import { isMissingMessage } from './messageKeys.ts';
import { factsOf, type PageFacts } from './pageFacts.ts';
import { addressesOf, pathIn, tagOf } from './publicPages.ts';

export type Mode = 'light' | 'dark';

/** What an open page is checked for, besides its texts; see `e2e/crawl/dimensions.ts`. */
export interface Looks {
  /** The widths at which nothing may overflow or be cut off. */
  widths: readonly number[];
  /** The widths at which axe checks everything but colors. */
  structure: readonly number[];
  /** The color modes in which axe checks colors. */
  modes: readonly Mode[];
  /** The width at which it does. */
  colorWidth: number;
}

/** The page that is always dark, whatever the visitor prefers. */
const alwaysDark = paths.project.href('en', 'arcanum12th').slice('/en/'.length);

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

/** Resizes the window, and waits until the page has been laid out in it. */
async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const check = () => (window.innerWidth === wanted ? resolve() : requestAnimationFrame(check));
        requestAnimationFrame(check);
      }),
    width,
  );
}

/** What doesn't fit into a window of this width: the page itself, or texts in their boxes. */
async function overflowAt(page: Page, width: number): Promise<string[]> {
  await resize(page, width);
  return [...(await overflowOf(page, width)), ...(await cutTexts(page))];
}

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

/** Which theme a page shows for visitors who prefer a mode; undefined if it follows the system with its styles alone. */
export type ThemeOf = (preferred: Mode) => Mode | undefined;

/** Without a preference of their own, visitors get the system's mode, also when it changes while the page is open. */
export const followsSystem: ThemeOf = (preferred) => preferred;

async function switchMode(page: Page, mode: Mode, themeOf: ThemeOf): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  const theme = themeOf(mode);
  if (theme !== undefined) await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.waitForFunction(isSettled);
}

/** Looks at an open page at all sizes and in all modes that are asked for; returns all problems. */
export async function lookAt(
  page: Page,
  { widths, structure, modes, colorWidth }: Looks,
  themeOf: ThemeOf,
): Promise<string[]> {
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  for (const width of structure) {
    await resize(page, width);
    note(`${width} px`, await axeFindings(page, 'structure'));
  }
  if (modes.length > 0) await resize(page, colorWidth);
  for (const mode of modes) {
    await switchMode(page, mode, themeOf);
    note(`${colorWidth} px, ${mode}`, await axeFindings(page, 'colors'));
  }
  for (const width of widths) note(`${width} px`, await overflowAt(page, width));
  return problems;
}

export interface PublicPage {
  lang: Lang;
  /** The path after the language. */
  rest: string;
  /** The path of the page, if it isn't below its language. */
  at?: string;
  /** The window that it loads in. */
  width: number;
  mode: Mode;
  looks: Looks;
}

/**
 * Loads a public page once and checks it in every way; returns all problems. What the browser complains about meanwhile
 * is reported by the fixture.
 */
export async function auditPage(
  page: Page,
  request: APIRequestContext,
  { lang, rest, at = pathIn(lang, rest), width, mode, looks }: PublicPage,
): Promise<string[]> {
  const themeOf: ThemeOf = rest === alwaysDark ? () => 'dark' : followsSystem;
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  const response = await page.goto(at);
  await page.locator('html[data-started]').waitFor();
  // Axe takes parts that the browser has skipped so far for covered ones.
  await page.locator('html:not([data-first-page])').waitFor();
  await switchMode(page, mode, themeOf);
  const facts = await factsOf(page);
  const { origin, href } = new URL(page.url());
  return [
    ...is('status', response?.status(), 200),
    ...wordProblems(facts, origin, lang, rest),
    ...(await lookAt(page, looks, themeOf)),
    ...(await emptyPictures(page)),
    ...(await brokenLinks(request, { address: href, links: facts.links, ids: facts.ids })),
  ];
}
