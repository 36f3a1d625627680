import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { pseudoMessages } from '../../scripts/pseudoLocale.ts';
import { languages } from '../../src/shared/languages.ts';
import { product } from '../../src/shared/product.ts';
import { projectIds, projectName } from '../../src/shared/projects.ts';
import { factsOf } from './pageFacts.ts';

const locales = path.resolve(import.meta.dirname, '../../locales/en');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Untranslated texts on pages: names, and the output of `Intl`. */
function knownData(): string[] {
  const currencyNames = new Intl.DisplayNames('en-US', { type: 'currency' });
  const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month)));
  const monthNames = (['long', 'short'] as const).map(
    (style) => new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }),
  );
  return [
    product.name,
    product.abbreviation,
    ...projectIds.flatMap((id) => [projectName(id), `.${id}`]),
    ...languages.map(({ nativeName }) => nativeName),
    ...languages.flatMap(({ tag }) =>
      [tag, tag.split('-')[0] ?? tag].map((one) => languageNames.of(one) ?? one),
    ),
    ...Intl.supportedValuesOf('currency').flatMap((code) => [code, currencyNames.of(code) ?? code]),
    ...months.flatMap((month) => monthNames.map((format) => format.format(month))),
    ' and ',
    'AM',
    'PM',
  ];
}

/** The English site in the pseudo-locale, and which of its texts are data. */
export class PseudoSite {
  readonly #data = new Set(knownData());

  /** Serves the site that way: with pseudo-localized message files, and without rendered text. */
  static async in(context: BrowserContext): Promise<PseudoSite> {
    const site = new PseudoSite();
    await context.route('**/locales/en/*.json*', async (route) => {
      const name = path.basename(new URL(route.request().url()).pathname);
      const json = pseudoMessages(JSON.parse(await readFile(path.join(locales, name), 'utf8')));
      await route.fulfill({ json });
    });
    await context.route(/\/(?:public-graphql|payloads\/.*)$/, async (route) => {
      const response = await route.fetch();
      if (response.status() === 200) site.#take(await response.json());
      await route.fulfill({ response });
    });
    await context.route(
      (url) => url.pathname.startsWith('/en'),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback();
        // The application without a page, as sent with a missing one, makes the browser render it.
        const missing = new URL('/en/-', route.request().url());
        return route.fulfill({ response: await route.fetch({ url: missing.href }), status: 200 });
      },
    );
    return site;
  }

  #take(answer: unknown): void {
    for (const text of textsIn(answer)) if (text.length > 2) this.#data.add(text);
  }

  /** Whether a text comes from the messages, or consists of data only. */
  #isAllowed(text: string): boolean {
    const bare = text.replaceAll(/[\u2066-\u2069]/g, '').trim();
    if (/^⟦[^]*⟧$/.test(bare) || this.#data.has(bare)) return true;
    let rest = bare;
    for (const data of [...this.#data].toSorted((a, b) => b.length - a.length)) {
      rest = rest.replaceAll(data, '');
    }
    // Initials and unit symbols are single letters.
    return !/[A-Za-z]{2}/.test(rest);
  }

  /** The texts of a page that come neither from the messages nor from data. */
  async untranslated(page: Page): Promise<string[]> {
    const { texts } = await factsOf(page);
    return texts.filter((text) => !this.#isAllowed(text));
  }
}

/** Elements that cut off some of their own text. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        if (!(element instanceof HTMLElement) || element.clientWidth <= 1) return false;
        if (!element.checkVisibility() || element.closest('[aria-hidden=true], svg')) return false;
        const isCut = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
        return isCut && element.innerText.trim() !== '' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
