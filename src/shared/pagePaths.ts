import { isLang, siteLangOf } from './languages.ts';
import { paths, projectPattern } from './paths.ts';
import { siteProjects } from './projects.ts';

const patterns = Object.values(paths)
  .filter(({ pattern }) => pattern !== paths.project.pattern)
  .map(({ pattern }) => pattern)
  .concat(siteProjects.map(projectPattern))
  .map((pattern) => pattern.split('/').filter(Boolean));

/** A segment of an address as it reads; one with a malformed escape reads as it is written. */
export function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // No page has such a name.
    return segment;
  }
}

const plain = (segment: string): string => readSegment(segment).toLowerCase();

const isDots = (segment: string): boolean => /^\.{1,2}$/.test(readSegment(segment));

/**
 * The one address of the page that a path (no query) means: its fixed parts in lower case and not encoded, single
 * slashes, none at the end; what varies stays as it came. A language that the deployment does not have becomes the
 * fallback. Undefined where the route table has no such page.
 */
export function canonicalPath(pathname: string): string | undefined {
  const [prefix, ...rest] = pathname.split('/').filter(Boolean);
  if (prefix === undefined) return '/';
  const lang = plain(prefix);
  if (!isLang(lang) || rest.some(isDots)) return undefined;
  const pattern = patterns.find(
    (parts) =>
      parts.length === rest.length &&
      parts.every((part, index) => part.startsWith(':') || part === plain(rest[index] ?? '')),
  );
  const parts = pattern?.map((part, index) => (part.startsWith(':') ? rest[index] : part));
  return parts && ['', siteLangOf(lang), ...parts].join('/');
}

/** Whether a path (no query) is the address of a page of the route table: `/` or `/{lang}/…`. */
export const isPagePath = (pathname: string): boolean => canonicalPath(pathname) === pathname;
