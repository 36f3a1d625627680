import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Where the code of a mailed link may have been left behind. */
export interface Traces {
  /** Expects the code of a link's fragment nowhere: in no address that was sent, no Referer and no history entry. */
  expectNone: (page: Page, code: string) => Promise<void>;
}

/** Watches what a browser sends; call it before the link is opened. */
export function watchTraces(context: BrowserContext): Traces {
  const sent: string[] = [];
  context.on('request', (request) =>
    // A browser keeps the fragment to itself.
    sent.push(`${request.url().split('#')[0]} ${request.headers()['referer'] ?? ''}`),
  );
  return {
    expectNone: async (page, code) => {
      expect(code).not.toBe('');
      expect(sent.filter((request) => request.includes(code))).toEqual([]);
      const known = await page.evaluate(() =>
        JSON.stringify([
          location.href,
          document.referrer,
          history.state,
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
          [...document.querySelectorAll('[href], form')].map((element) => element.outerHTML.slice(0, 2000)),
        ]),
      );
      expect(known).not.toContain(code);
    },
  };
}

/** The code in the fragment of a mailed link. */
export const codeIn = (link: string): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
