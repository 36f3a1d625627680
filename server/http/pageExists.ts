import { isLang } from '../../src/shared/languages.ts';
import { shownStatuses } from '../catalogue/researchPage.ts';
import type { Services } from '../services.ts';

/** How long the slugs are used before they are read again, in milliseconds. */
const freshFor = 10_000;

/** Whether there is a page at a path that has the shape of one. */
export type PageExists = (pathname: string) => Promise<boolean>;

/** The slug of a research's page; undefined for every other path. */
function researchSlug(pathname: string): string | undefined {
  const [lang, folder, slug, ...rest] = pathname.split('/').filter(Boolean);
  return isLang(lang) && folder === 'researches' && rest.length === 0 ? slug : undefined;
}

/**
 * Knows which researches have a page. All slugs are kept together, so that asking for others costs nothing; a
 * database that does not answer takes no page away.
 */
export function pageExists({ db, log }: Pick<Services, 'db' | 'log'>): PageExists {
  let known: ReadonlySet<string> | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      const rows = await db
        .selectFrom('researches')
        .select('slug')
        .where('status', 'in', shownStatuses)
        .execute();
      known = new Set(rows.map(({ slug }) => slug));
    } catch (error) {
      known = undefined;
      log.error({ err: error }, 'The slugs of the researches could not be read');
    }
    readAt = performance.now();
  };

  return async (pathname) => {
    const slug = researchSlug(pathname);
    if (slug === undefined) return true;
    if (performance.now() - readAt >= freshFor) {
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    }
    return known?.has(slug) ?? true;
  };
}
