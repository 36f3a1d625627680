import type { Page } from '@playwright/test';

/** A document's metadata, and every text in it. */
export interface PageFacts {
  lang: string;
  dir: string;
  title: string;
  /** The texts of its first-level headings. */
  mainHeadings: string[];
  canonical: string[];
  /** Pairs of `hreflang` and address. */
  alternates: [string, string][];
  /** The targets of links and pictures, as written. */
  links: string[];
  /** Every text that is displayed or read aloud: text nodes and attributes. */
  texts: string[];
  ids: string[];
}

/** Runs in the page; reads the current document, or one given as HTML. */
function read(html?: string): PageFacts {
  const from = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...from.querySelectorAll(selector)];
  const valuesOf = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'alt', 'title'];
  const texts = [from.title, ...spoken.flatMap((name) => valuesOf(`body [${name}]`, name))];
  const nodes = from.createTreeWalker(from.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement?.closest('script, style, noscript, template')) texts.push(textContent ?? '');
  }
  return {
    lang: from.documentElement.lang,
    dir: from.documentElement.dir,
    title: from.title,
    mainHeadings: all('h1').map(({ textContent }) => textContent ?? ''),
    canonical: valuesOf('link[rel=canonical]', 'href'),
    alternates: all('link[rel=alternate][hreflang]').map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
    links: [
      ...valuesOf('a[href]', 'href'),
      ...valuesOf('img[src]', 'src'),
      ...valuesOf('link[rel~=icon], link[rel=manifest], link[rel~=apple-touch-icon]', 'href'),
      ...valuesOf('meta[property="og:image"]', 'content'),
    ],
    texts: texts.map((text) => text.trim()).filter(Boolean),
    ids: valuesOf('[id]', 'id'),
  };
}

/** Reads the current document, or one given as HTML. */
export const factsOf = (page: Page, html?: string): Promise<PageFacts> => page.evaluate(read, html);
