import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The places where the code of an emailed link could leak to. */
export interface Traces {
  /** Expects the code in no requested URL, Referer header, history state, storage, cookie or link on the page. */
  expectNone: (page: Page, code: string) => Promise<void>;
}

/** Records what a browser sends; call it before opening the link. */
export function watchTraces(context: BrowserContext): Traces {
  const sent: string[] = [];
  context.on('request', (request) =>
    // Browsers don't send the fragment.
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

/** The code in the fragment of an emailed link. */
export const codeIn = (link: string): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
