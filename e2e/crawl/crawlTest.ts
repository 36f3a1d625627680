import { languages, type Lang } from '../../src/shared/languages.ts';
import { auditPage, type AuditOptions, type AuditedScreen } from '../support/auditPage.ts';
import { expect, test as base } from '../support/test.ts';

interface Fixtures {
  /** Looks at a page in all four ways, and fails on anything that is wrong with it. */
  crawl: (page: Pick<AuditOptions, 'lang' | 'rest' | 'at'>) => Promise<void>;
}

/** A phone, loaded by day; a desk, loaded by night; each then in the other mode. */
const looksWithAxeAt = (widths: readonly number[]): readonly AuditedScreen[] =>
  (
    [
      { width: 360, modes: ['light', 'dark'] },
      { width: 1280, modes: ['dark', 'light'] },
    ] as const
  ).map((look) => (widths.includes(look.width) ? { ...look, axe: look.modes } : look));

/**
 * Axe looks at every page in both modes: on both devices in English and Arabic, for the two directions of writing, on
 * the phone in one half of the other languages and on the desk in the rest.
 */
function axeWidths(lang: Lang): readonly number[] {
  if (lang === 'en' || lang === 'ar') return [360, 1280];
  return [languages.findIndex(({ prefix }) => prefix === lang) % 2 === 0 ? 360 : 1280];
}

/** A crawl: the page must not say anything at all, not even in passing. */
export const test = base.extend<Fixtures>({
  crawl: async ({ page, request }, use) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content security policy: ${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    await use(async (target) => {
      const looks = looksWithAxeAt(axeWidths(target.lang));
      const found = await auditPage(page, request, { ...target, looks });
      expect.soft([...said.splice(0), ...found], `${target.lang} /${target.rest}`).toEqual([]);
    });
  },
});

export { expect } from '../support/test.ts';
