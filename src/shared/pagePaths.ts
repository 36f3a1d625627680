import { isLang, siteLangOf } from './languages.ts';
import { paths, projectPattern } from './paths.ts';
import { siteProjects } from './projects.ts';

const patterns = Object.values(paths)
  .filter(({ pattern }) => pattern !== paths.project.pattern)
  .map(({ pattern }) => pattern)
  .concat(siteProjects.map(projectPattern))
  .map((pattern) => pattern.split('/').filter(Boolean));

/** Decodes a URL segment; one with a malformed escape stays as it is. */
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

/** The parts of the pattern that the segments of a path, without its language, match. */
export const patternOf = (segments: readonly string[]): readonly string[] | undefined =>
  patterns.find(
    (parts) =>
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === plain(segments[index] ?? '')),
  );

/**
 * The canonical path of the page that a path (no query) means: fixed parts in lowercase and unencoded, single slashes,
 * no trailing slash; variable parts encoded as `paths` does, so that each page has one path. A language that the
 * deployment lacks becomes the fallback. Undefined if the route table has no such page.
 */
export function canonicalPath(pathname: string): string | undefined {
  const [prefix, ...rest] = pathname.split('/').filter(Boolean);
  if (prefix === undefined) return '/';
  const lang = plain(prefix);
  if (!isLang(lang) || rest.some(isDots)) return undefined;
  const parts = patternOf(rest)?.map((part, index) =>
    part.startsWith(':') ? encodeURIComponent(readSegment(rest[index] ?? '')) : part,
  );
  return parts && ['', siteLangOf(lang), ...parts].join('/');
}

/** Whether a path (no query) is the canonical path of a page: `/` or `/{lang}/…`. */
export const isPagePath = (pathname: string): boolean => canonicalPath(pathname) === pathname;
