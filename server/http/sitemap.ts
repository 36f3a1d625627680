import type { Kysely } from 'kysely';
import { siteLanguages, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import type { Database } from '../database/schema.ts';
import { escapeHtml as e } from '../kernel/escapeHtml.ts';

/** A page in all languages. */
interface Entry {
  readonly href: (lang: Lang) => string;
  /** `YYYY-MM-DD`. */
  readonly lastmod?: string;
}

const publicPages: readonly Entry[] = publicPatterns.map((pattern) => ({
  href: (lang) => (pattern === '' ? `/${lang}` : `/${lang}/${pattern}`),
}));

async function researchPages(db: Kysely<Database>): Promise<Entry[]> {
  const rows = await db
    .selectFrom('researches')
    .select(['slug', 'release_date'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('release_date', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ slug, release_date: lastmod }) => ({
    href: (lang) => paths.research.href(lang, slug),
    lastmod,
  }));
}

async function productPages(db: Kysely<Database>): Promise<Entry[]> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('plans', 'plans.product_id', 'products.id')
    .select('products.slug')
    .where('products.active', '=', true)
    .where('plans.id', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('tariffs')
          .innerJoin('prices', 'prices.tariff_id', 'tariffs.id')
          .select('tariffs.id')
          .whereRef('tariffs.product_id', '=', 'products.id')
          .whereRef('prices.currency_id', '=', 'products.base_currency_id'),
      ),
    )
    .orderBy('products.position')
    .execute();
  return rows.map(({ slug }) => ({ href: (lang) => paths.product.href(lang, slug) }));
}

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${e(href)}"/>`;

/** One `url` per language, each listing all languages and the default. */
function urlsOf({ href, lastmod }: Entry, origin: string): string {
  const isLanding = href('en') === paths.landing.href('en');
  const alternates = [
    ...siteLanguages.map(({ prefix, tag }) => alternate(tag, origin + href(prefix))),
    alternate('x-default', origin + (isLanding ? '/' : href('en'))),
  ].join('\n');
  const modified = lastmod === undefined ? '' : `<lastmod>${e(lastmod)}</lastmod>\n`;
  return siteLanguages
    .map(({ prefix }) => `<url>\n<loc>${e(origin + href(prefix))}</loc>\n${modified}${alternates}\n</url>`)
    .join('\n');
}

/** All public pages in every language, in the format of the sitemaps protocol and its `hreflang` extension. */
export async function sitemap(db: Kysely<Database>, origin: string): Promise<string> {
  const entries = [...publicPages, ...(await productPages(db)), ...(await researchPages(db))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlsOf(entry, origin)).join('\n')}
</urlset>
`;
}
