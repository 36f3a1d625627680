import type { ReactNode } from 'react';
import { NextProjects } from '@/features/site/projects/NextProjects';
import { ToContact } from '@/features/site/projects/ToContact';
import { projectName, type ProjectId } from '@/shared/projects';
import { Has, has } from '@/ui/Has';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';
import styles from '@/features/site/projects/ProjectFrame.module.css';

interface ProjectFrameProps {
  id: ProjectId;
  /** Title and description for search engines. */
  meta: { title: string; description?: string };
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  /** The project's drawing. */
  figure: ReactNode;
  /** What visitors can do or look up here, for which the actions are. */
  tool?: ReactNode;
  /** The sections that tell about the company. */
  children?: ReactNode;
}

/** Layout of a project's page: its color, name and drawing, its sections, and links to other projects. */
export function ProjectFrame({ id, meta, title, lead, actions, figure, tool, children }: ProjectFrameProps) {
  return (
    <div className={styles.project} data-project={id}>
      <PageMeta title={meta.title} description={meta.description} />
      <PageHero
        eyebrow={has(id) && <bdi>{projectName(id)}</bdi>}
        title={title}
        lead={lead}
        actions={tool || has('company') ? actions : <ToContact />}
        figure={figure}
      />
      {tool}
      <Has part="company">{children}</Has>
      <NextProjects after={id} />
    </div>
  );
}
