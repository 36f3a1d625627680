import { firstPaintOf } from '../../src/shared/firstPaint.ts';
import type { Lang } from '../../src/shared/languages.ts';
import { paths, projectPattern } from '../../src/shared/paths.ts';
import { siteProjects } from '../../src/shared/projects.ts';
import type { PageAddress } from '../../src/shared/rendering.ts';

/** Parameters with which pages have other content. */
const queries = [
  'page=2&tab=mine&order=1',
  'kind=film',
  ...['', 'tariff=atlas-reader'].flatMap((tariff) =>
    ['', 'trial', 'present', 'trial&present'].map((more) => `${tariff}&${more}`),
  ),
];

/** Something that the demo sells and has published, by the pattern of its page. */
const names: Readonly<Record<string, string>> = {
  [paths.product.pattern]: 'atlas-of-attention',
  [paths.productPayment.pattern]: '2',
  [paths.research.pattern]: 'speed-of-news',
};

/** The paths of all pages of the route table in a language; variable parts of other pages are any id. */
export const everyPath = (lang: Lang): string[] =>
  Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern !== paths.project.pattern)
    .concat(siteProjects.map(projectPattern))
    .map((pattern) => ['', lang, ...pattern.split('/')].filter((part, at) => at === 0 || part !== ''))
    .map((parts) => {
      const name = names[parts.slice(2).join('/')] ?? 'any';
      return parts.map((part) => (part.startsWith(':') ? name : part)).join('/');
    });

/** What the server renders for these paths, with and without parameters that change their content. */
export function renderedFor(pathnames: readonly string[], lang: Lang): PageAddress[] {
  const found = pathnames.flatMap((pathname) =>
    queries.map((query): PageAddress => {
      const { path, paint } = firstPaintOf(pathname, new URLSearchParams(query));
      return { path, paint, lang, absent: '', campaigns: 'cookie' };
    }),
  );
  return [...new Map(found.map((address) => [`${address.path} ${address.paint}`, address])).values()];
}
