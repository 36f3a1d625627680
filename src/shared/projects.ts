import { offeredOf } from './buildSetting.ts';
import { product } from './product.ts';

/** The 13 projects, from the inner orbit outward. */
export const projectIds = [
  'gfs',
  'gms',
  'patrons',
  'sponsors',
  'investors',
  'art',
  'arcanum12th',
  'dance',
  'media',
  'fashion',
  'science',
  'exchange',
  'kapusta',
] as const;

export type ProjectId = (typeof projectIds)[number];

export const isProject = (id: string): id is ProjectId => projectIds.some((known) => known === id);

/** Set by the build, so that reading the variable is compiled out; null means all. */
declare const OFFERED_PROJECTS: readonly ProjectId[] | null;

/** The projects of this deployment. Always includes `science`, whose page lists the studies. */
export const siteProjects: readonly ProjectId[] =
  typeof OFFERED_PROJECTS === 'undefined'
    ? offeredOf('VITE_PROJECTS', projectIds, ['science'])
    : (OFFERED_PROJECTS ?? projectIds);

/** The projects that this deployment doesn't offer. */
export const otherProjects: readonly ProjectId[] = projectIds.filter((id) => !siteProjects.includes(id));

const sites: ReadonlySet<ProjectId> = new Set(['art', 'dance', 'media', 'fashion', 'science', 'exchange']);
const domain = product.name.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, '');

/** A project's name, which is also its URL segment: `orrery.art`, `kapusta.money`, `gfs`. */
export function projectName(id: ProjectId): string {
  if (id === 'kapusta') return 'kapusta.money';
  return sites.has(id) ? `${domain}.${id}` : id;
}
