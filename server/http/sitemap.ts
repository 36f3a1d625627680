import type { Kysely } from 'kysely';
import { siteLanguages, type Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import { publicPatterns } from '../../src/shared/publicPatterns.ts';
import { isShown } from '../../src/shared/siteParts.ts';
import type { Database } from '../database/schema.ts';
import { escapeHtml as e } from '../../src/shared/escapeHtml.ts';

/** A page in all languages. */
interface Entry {
  readonly href: (lang: Lang) => string;
  /** `YYYY-MM-DD`. */
  readonly lastmod?: string;
}

const publicPages = (absent: ReadonlySet<string>): Entry[] =>
  publicPatterns
    .filter((pattern) => isShown(pattern, absent))
    .map((pattern) => ({ href: (lang) => (pattern === '' ? `/${lang}` : `/${lang}/${pattern}`) }));

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
          .whereRef('prices.currency_id', '=', 'products.base_currency_id')
          .where('tariffs.archived_at', 'is', null),
      ),
    )
    .orderBy('products.position')
    .execute();
  return rows.map(({ slug }) => ({ href: (lang) => paths.product.href(lang, slug) }));
}

async function ownPages(db: Kysely<Database>): Promise<Entry[]> {
  const rows = await db.selectFrom('pages').select('id').orderBy('id').execute();
  return rows.map(({ id }) => ({ href: (lang) => paths.ownPage.href(lang, id) }));
}

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${e(href)}"/>`;

/** A page in one language, listing all languages and the default. */
function urlOf({ href, lastmod }: Entry, lang: Lang, origin: string): string {
  const isLanding = href('en') === paths.landing.href('en');
  const alternates = [
    ...siteLanguages.map(({ prefix, tag }) => alternate(tag, origin + href(prefix))),
    alternate('x-default', origin + (isLanding ? '/' : href('en'))),
  ].join('\n');
  const modified = lastmod === undefined ? '' : `<lastmod>${e(lastmod)}</lastmod>\n`;
  return `<url>\n<loc>${e(origin + href(lang))}</loc>\n${modified}${alternates}\n</url>`;
}

/** The path of the sitemap that lists the others. */
export const sitemapIndexPath = '/sitemap.xml';

const pathOf = (lang: Lang): string => `/sitemap-${lang}.xml`;

/** The paths of all sitemaps. In the root, since a sitemap may only list what is below its own folder. */
export const sitemapPaths: readonly string[] = [
  sitemapIndexPath,
  ...siteLanguages.map(({ prefix }) => pathOf(prefix)),
];

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * All public pages in every language, in the format of the sitemaps protocol and its `hreflang` extension: an index, and
 * a sitemap for each language. By path.
 */
export async function sitemaps(
  db: Kysely<Database>,
  origin: string,
  absent: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const entries = [
    ...publicPages(absent),
    ...(await ownPages(db)),
    ...(await productPages(db)),
    ...(await researchPages(db)),
  ];
  const listed = siteLanguages.map(
    ({ prefix }) => `<sitemap><loc>${e(origin + pathOf(prefix))}</loc></sitemap>`,
  );
  const index = `${xmlHead}
<sitemapindex xmlns="${namespace}">
${listed.join('\n')}
</sitemapindex>
`;
  const ofLang = (lang: Lang): string => `${xmlHead}
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlOf(entry, lang, origin)).join('\n')}
</urlset>
`;
  return new Map([
    [sitemapIndexPath, index],
    ...siteLanguages.map(({ prefix }) => [pathOf(prefix), ofLang(prefix)] as const),
  ]);
}
