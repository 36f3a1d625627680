import { paths, projectPattern } from './paths.ts';
import { siteProjects, type ProjectId } from './projects.ts';

/**
 * Parts of the site that exist only if there's something in them. `company` are the texts in `locales` that tell about
 * the company behind the demo; a project is there if they are, or if the owner has written its texts.
 */
export const siteParts = ['company', 'team', 'projects', 'studies', 'plans', 'titles'] as const;

export type SitePart = (typeof siteParts)[number] | ProjectId;

/** The part that a page shows; pages without one always exist. */
const partOfPattern: ReadonlyMap<string, SitePart> = new Map<string, SitePart>([
  ...siteProjects.map((id): [string, SitePart] => [projectPattern(id), id]),
  // It lists the studies, regardless of who wrote its texts.
  [projectPattern('science'), 'studies'],
  [paths.collaborations.pattern, 'company'],
  [paths.team.pattern, 'team'],
  [paths.projects.pattern, 'projects'],
  [paths.services.pattern, 'plans'],
  [paths.products.pattern, 'titles'],
]);

/** Whether the public page with a pattern is there, by the parts that are absent. */
export function isShown(pattern: string, absent: ReadonlySet<string>): boolean {
  const part = partOfPattern.get(pattern);
  return part === undefined || !absent.has(part);
}

/** The same for the page at a canonical path; those of a part have no variable segment. */
export const isPathShown = (pathname: string, absent: ReadonlySet<string>): boolean =>
  isShown(pathname.split('/').slice(2).join('/'), absent);
