import { isLang } from '../../src/shared/languages.ts';
import { readSegment } from '../../src/shared/pagePaths.ts';
import { paths } from '../../src/shared/paths.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import { findResearch, shownStatuses } from '../catalogue/researchPage.ts';
import { presentById } from '../commerce/presents/presentRow.ts';
import { presentIdOf } from '../commerce/presents/presentCode.ts';
import type { Services } from '../kernel/services.ts';
import { isPathShown } from '../../src/shared/siteParts.ts';
import { cachedKeySet, type KnownKeys } from './cachedKeySet.ts';
import { siteParts, type AbsentParts } from './siteParts.ts';

/** Whether there is a page at a canonical path and query, or the path that it has moved to. */
export type PageExists = (
  pathname: string,
  query?: string,
) => Promise<boolean | { readonly movedTo: string }>;

interface CachedKeys {
  readonly slugs: KnownKeys;
  readonly formerSlugs: KnownKeys;
  readonly onSale: KnownKeys;
  readonly products: KnownKeys;
  readonly documents: KnownKeys;
  readonly ownPages: KnownKeys;
}

const cachedKeysOf = ({ db, log }: Pick<Services, 'db' | 'log'>): CachedKeys => ({
  slugs: cachedKeySet(log, 'slugs of the researches', async () => {
    const rows = await db
      .selectFrom('researches')
      .select('slug')
      .where('status', 'in', shownStatuses)
      .execute();
    return rows.map(({ slug }) => slug);
  }),
  formerSlugs: cachedKeySet(log, 'former slugs of the researches', async () => {
    const rows = await db
      .selectFrom('research_slugs')
      .innerJoin('researches', 'researches.id', 'research_slugs.research_id')
      .select('research_slugs.slug')
      .whereRef('research_slugs.slug', '<>', 'researches.slug')
      .where('researches.status', 'in', shownStatuses)
      .execute();
    return rows.map(({ slug }) => slug);
  }),
  // Products whose payment page can be opened: on sale, with a price in the base currency.
  onSale: cachedKeySet(log, 'products on sale', async () => {
    const rows = await db
      .selectFrom('products')
      .innerJoin('tariffs', 'tariffs.product_id', 'products.id')
      .innerJoin('prices', (join) =>
        join
          .onRef('prices.tariff_id', '=', 'tariffs.id')
          .onRef('prices.currency_id', '=', 'products.base_currency_id'),
      )
      .select('products.id')
      .distinct()
      .where('products.active', '=', true)
      .where('tariffs.archived_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }),
  products: cachedKeySet(log, 'products', async () => {
    const rows = await db.selectFrom('products').select('id').execute();
    return rows.map(({ id }) => id);
  }),
  documents: cachedKeySet(log, 'versions of the documents', async () => {
    const rows = await db.selectFrom('documents').select(['kind', 'version']).execute();
    return rows.map(({ kind, version }) => `${kind}/${version}`);
  }),
  ownPages: cachedKeySet(log, 'pages of the owner', async () => {
    const rows = await db.selectFrom('pages').select('id').execute();
    return rows.map(({ id }) => id);
  }),
});

/** Whether a gift link's code belongs to a gift. Codes that we did not issue cost no query. */
async function presentExists(services: Pick<Services, 'db' | 'secret'>, code: string): Promise<boolean> {
  const id = presentIdOf(services.secret, code);
  return id !== undefined && (await presentById(services.db, id)) !== undefined;
}

/** Whether a dream exists; the page itself checks whether the visitor may see it. */
async function dreamExists({ db }: Pick<Services, 'db'>, id: string): Promise<boolean> {
  const found = await db.selectFrom('dreams').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

type Named = Pick<Services, 'db' | 'clock'>;

const productNamed = async ({ db, clock }: Named, name: string) =>
  (await currentCatalogue(db, clock())).productNamed(name);

/**
 * The page of a product, which stays when it is no longer sold; its former slugs and its ID redirect to the current one.
 * Plans have no page.
 */
async function productAt({ db, clock }: Named, lang: string | undefined, name: string) {
  const product = (await currentCatalogue(db, clock())).everSoldNamed(name);
  if (!product || product.plan || !isLang(lang)) return false;
  return product.slug === name || { movedTo: paths.product.href(lang, product.slug) };
}

/** A study's former slug redirects to the current one. */
async function researchAt({ db }: Named, lang: string | undefined, slug: string) {
  const research = await findResearch(db, slug);
  if (!research || !isLang(lang)) return false;
  return research.slug === slug || { movedTo: paths.research.href(lang, research.slug) };
}

/** The payment page uses the product's ID; its slugs redirect there. */
async function paymentAt(services: Named, lang: string | undefined, name: string) {
  const product = await productNamed(services, name);
  return product !== undefined && isLang(lang) && { movedTo: paths.productPayment.href(lang, product.id) };
}

/**
 * Checks whether a page exists: one with a variable path by its data, others by the parts of the site. If the database
 * is unavailable, it is assumed to.
 */
export function pageExists(
  services: Pick<Services, 'db' | 'log' | 'secret' | 'clock' | 'config'>,
  absentParts: AbsentParts = siteParts(services),
): PageExists {
  const { slugs, formerSlugs, onSale, products, documents, ownPages } = cachedKeysOf(services);
  const look = <Found>(lookUp: Promise<Found>): Promise<Found | true> =>
    lookUp.catch((error: unknown) => {
      services.log.error({ err: error }, 'The database did not say whether there is a page');
      return true as const;
    });

  return async (pathname, query = '') => {
    const [lang, folder, second = '', third, ...rest] = pathname.split('/').filter(Boolean).map(readSegment);
    if (folder === 'researches')
      return (
        (await slugs.has(second)) ||
        ((await formerSlugs.has(second)) && look(researchAt(services, lang, second)))
      );
    if (folder === 'documents' && third !== undefined && rest.length === 0)
      return documents.has(`${second}/${third}`);
    if (folder === 'pages' && third === undefined) return ownPages.has(second);
    if (folder === 'presents' && second !== '') return look(presentExists(services, second));
    if (folder === 'profile' && second === 'dreams' && third !== undefined && rest.length === 0)
      return look(dreamExists(services, third));
    if (folder === 'products' && third === 'payment') {
      // An existing order keeps its page when the product is no longer on sale.
      const known = new URLSearchParams(query).has('order') ? products : onSale;
      return (await known.has(second)) || look(paymentAt(services, lang, second));
    }
    if (folder === 'products' && second !== '' && third === undefined)
      return look(productAt(services, lang, second));
    return isPathShown(pathname, await absentParts());
  };
}
