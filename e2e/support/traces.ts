import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Where the code of a mailed link may have been left behind. */
export interface Traces {
  /** Expects the code in the address of the link itself and nowhere else: no address, Referer or history entry. */
  expectNone: (page: Page, code: string) => Promise<void>;
}

/** Watches what a browser sends; call it before the link is opened. */
export function watchTraces(context: BrowserContext): Traces {
  const sent: { url: string; isPage: boolean; referer: string }[] = [];
  context.on('request', (request) =>
    sent.push({
      url: request.url(),
      isPage: request.resourceType() === 'document',
      referer: request.headers()['referer'] ?? '',
    }),
  );
  return {
    expectNone: async (page, code) => {
      const carrying = sent.filter(({ url, referer }) => `${url} ${referer}`.includes(code));
      expect(carrying).toEqual([{ url: expect.stringContaining(code), isPage: true, referer: '' }]);
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

/** The code in a mailed link. */
export const codeIn = (link: string): string => new URL(link).searchParams.get('code') ?? '';
