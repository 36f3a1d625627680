import type { ReactNode } from 'react';
import { NextProjects } from '@/features/projects/NextProjects';
import { projectName, type ProjectId } from '@/shared/projects';
import { PageHero } from '@/ui/PageHero';
import { PageMeta } from '@/ui/PageMeta';
import styles from '@/features/projects/ProjectFrame.module.css';

interface ProjectFrameProps {
  id: ProjectId;
  /** Title and description for search engines. */
  meta: { title: string; description: string };
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  /** The project's own drawing. */
  figure: ReactNode;
  /** The bands of the page. */
  children: ReactNode;
}

/** A project's page: its hue, its name and drawing, its own bands, and the ways on to its neighbours. */
export function ProjectFrame({ id, meta, title, lead, actions, figure, children }: ProjectFrameProps) {
  return (
    <div className={styles.project} data-project={id}>
      <PageMeta title={meta.title} description={meta.description} />
      <PageHero
        eyebrow={<bdi>{projectName(id)}</bdi>}
        title={title}
        lead={lead}
        actions={actions}
        figure={figure}
      />
      {children}
      <NextProjects after={id} />
    </div>
  );
}
