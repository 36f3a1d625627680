import { siteProjects, type ProjectId } from '@/shared/projects';

/** A project as a body of the orrery. */
export interface Body {
  readonly id: ProjectId;
  /** The orbit: near the center for what is about people, further out for what has something to show. */
  readonly orbit: 'inner' | 'middle';
}

const people: ReadonlySet<ProjectId> = new Set(['gfs', 'gms', 'patrons', 'sponsors', 'investors']);

/** The projects, innermost orbit first; the style sheet has the positions on each orbit in the same order. */
export const bodies: readonly Body[] = siteProjects.map((id) => ({
  id,
  orbit: people.has(id) ? 'inner' : 'middle',
}));
