import { projectName, siteProjects, type ProjectId } from '@/shared/projects';

/** A project as a body of the orrery: `name` is said in full, `label` has to fit beside its neighbours. */
export interface Body {
  readonly id: ProjectId;
  readonly name: string;
  readonly label: string;
}

const endingOf = (name: string, id: ProjectId): string => (name.endsWith(`.${id}`) ? `.${id}` : name);

/** The projects, from the inner orbit outwards; their places are in the style sheet, in this order. */
export const bodies: readonly Body[] = siteProjects.map((id) => {
  const name = projectName(id);
  return { id, name, label: endingOf(name, id) };
});
