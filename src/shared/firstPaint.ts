import type { FirstPaint } from '../lib/pageData.ts';
import { patternOf } from './pagePaths.ts';
import { paths, projectPattern } from './paths.ts';
import { anyName } from './anyName.ts';
import { publicPatterns } from './publicPatterns.ts';
import { readResearchSearch, writeResearchSearch } from './researchSearch.ts';
import { readTitleSearch, writeTitleSearch } from './titleSearch.ts';

/** A page without variable parts, or with a name that everyone may see. */
const wholePatterns: ReadonlySet<string> = new Set([
  ...publicPatterns,
  ...[
    paths.research,
    paths.product,
    paths.document,
    paths.ownPage,
    paths.login,
    paths.register,
    paths.passwordForgotten,
    paths.resendPurchases,
  ].map(({ pattern }) => pattern),
]);

/** Parameters of the payment page that the server renders: an option, a trial, a gift. */
const idParameter = /^[\w-]{1,64}$/;
const flags = ['trial', 'present'] as const;

/** The parameters with which a page shows other content from the start; all others change nothing. */
const ownParameters: Readonly<Record<string, (search: URLSearchParams) => boolean>> = {
  [projectPattern('science')]: (search) => writeResearchSearch(readResearchSearch(search)).size > 0,
  [paths.products.pattern]: (search) => {
    const { q, language, page } = readTitleSearch(search);
    return writeTitleSearch({ q, language, page }).size > 0;
  },
  [paths.dreams.pattern]: (search) => ['tab', 'search', 'page'].some((name) => search.has(name)),
  [paths.productPayment.pattern]: (search) =>
    ['order', 'gift', 'promo', 'amount', 'dream'].some((name) => search.has(name)),
};

/** What the payment page opens with, in one spelling of its parameters. */
function openedWith(search: URLSearchParams): string {
  const tariff = search.get('tariff') ?? '';
  const opened = new URLSearchParams(idParameter.test(tariff) ? { tariff } : {});
  for (const name of flags) if (search.has(name)) opened.set(name, '1');
  return opened.size > 0 ? `?${opened}` : '';
}

/** Titles of one kind are a page of their own: there are as many as kinds. */
function ofKind(search: URLSearchParams): string {
  const found = writeTitleSearch({ kind: readTitleSearch(search).kind });
  return found.size > 0 ? `?${found}` : '';
}

/**
 * What the server renders for a page that exists: the path to render, how much of it, and the age in milliseconds at
 * which it's rendered again, if that isn't the usual one: who has just made a dream public looks for it.
 */
export function firstPaintOf(
  canonicalPath: string,
  search: URLSearchParams,
): { readonly path: string; readonly paint: FirstPaint; readonly maxAgeMs?: number } {
  const [prefix, ...segments] = canonicalPath.split('/').filter(Boolean);
  if (prefix === undefined) return { path: canonicalPath, paint: 'whole' };
  const parts = patternOf(segments) ?? [];
  const pattern = parts.join('/');
  const isOther = ownParameters[pattern]?.(search) === true;
  if (!isOther && pattern === paths.products.pattern)
    return { path: canonicalPath + ofKind(search), paint: 'whole' };
  if (!isOther && wholePatterns.has(pattern)) return { path: canonicalPath, paint: 'whole' };
  if (!isOther && pattern === paths.productPayment.pattern)
    return { path: canonicalPath + openedWith(search), paint: 'visitor' };
  if (!isOther && pattern === paths.dreams.pattern)
    return { path: canonicalPath, paint: 'visitor', maxAgeMs: 0 };
  const frame = parts.map((part) => (part.startsWith(':') ? anyName : part));
  return { path: ['', prefix, ...frame].join('/'), paint: 'frame' };
}
