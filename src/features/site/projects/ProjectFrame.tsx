import type { ReactNode } from 'react';
import { NextProjects } from '@/features/site/projects/NextProjects';
import { projectName, type ProjectId } from '@/shared/projects';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';
import styles from '@/features/site/projects/ProjectFrame.module.css';

interface ProjectFrameProps {
  id: ProjectId;
  /** Title and description for search engines. */
  meta: { title: string; description: string };
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  /** The project's drawing. */
  figure: ReactNode;
  /** The sections of the page. */
  children: ReactNode;
}

/** Layout of a project's page: its color, name and drawing, its sections, and links to other projects. */
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
