import { projectName, siteProjects, type ProjectId } from '@/shared/projects';

/** A project as a body of the orrery: `name` is the full name; `label` has to fit next to its neighbors. */
export interface Body {
  readonly id: ProjectId;
  readonly name: string;
  readonly label: string;
}

const endingOf = (name: string, id: ProjectId): string => (name.endsWith(`.${id}`) ? `.${id}` : name);

/** The projects, innermost orbit first; the style sheet has their positions in the same order. */
export const bodies: readonly Body[] = siteProjects.map((id) => {
  const name = projectName(id);
  return { id, name, label: endingOf(name, id) };
});
