import { languages, type Lang } from '../../src/shared/languages.ts';
import { auditPage, type AuditOptions, type AuditedScreen } from '../support/auditPage.ts';
import { expect, test as base } from '../support/test.ts';

interface Fixtures {
  /** Audits a page on two screen sizes, each in both color modes; fails on any problem. */
  crawl: (page: Pick<AuditOptions, 'lang' | 'rest' | 'at'>) => Promise<void>;
}

/** A phone, loaded in light mode, and a desktop, loaded in dark mode; each then switches to the other mode. */
const looksWithAxeAt = (widths: readonly number[]): readonly AuditedScreen[] =>
  (
    [
      { width: 360, modes: ['light', 'dark'] },
      { width: 1280, modes: ['dark', 'light'] },
    ] as const
  ).map((look) => (widths.includes(look.width) ? { ...look, axe: look.modes } : look));

/**
 * Axe checks every page in both modes: on both devices in English and Arabic, for the two writing directions, on the
 * phone only in one half of the other languages and on the desktop only in the rest.
 */
function axeWidths(lang: Lang): readonly number[] {
  if (lang === 'en' || lang === 'ar') return [360, 1280];
  return [languages.findIndex(({ prefix }) => prefix === lang) % 2 === 0 ? 360 : 1280];
}

/** A crawled page must log nothing to the console at all. */
export const test = base.extend<Fixtures>({
  crawl: async ({ page, request }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content security policy: ${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    const devTools = await page.context().newCDPSession(page);
    await use(async (target) => {
      // Empties the memory cache, but not the disk cache. Chromium shows a larger picture that is in memory already
      // instead of the one that fits, and then complains that the preloaded one wasn't used.
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: false });
      const looks = looksWithAxeAt(axeWidths(target.lang));
      const found = await auditPage(page, request, { ...target, looks });
      expect.soft([...said.splice(0), ...found], `${target.lang} /${target.rest}`).toEqual([]);
    });
  },
});

export { expect } from '../support/test.ts';
