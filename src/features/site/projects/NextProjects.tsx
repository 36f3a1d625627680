import { useTranslation } from 'react-i18next';
import { ProjectCards } from '@/features/site/projects/ProjectCards';
import { siteProjects, type ProjectId } from '@/shared/projects';
import { Band } from '@/ui/layout/Band';

/** The next three projects, wrapping around at the end. */
const projectsAfter = (id: ProjectId): ProjectId[] => {
  const at = siteProjects.indexOf(id) + 1;
  return [...siteProjects.slice(at), ...siteProjects.slice(0, at - 1)].slice(0, 3);
};

/** Links from a project's page to the next projects. */
export function NextProjects({ after }: { after: ProjectId }) {
  const { t } = useTranslation('projects');
  const next = projectsAfter(after);
  if (next.length === 0) return null;
  return (
    <Band title={t('next')}>
      <ProjectCards ids={next} />
    </Band>
  );
}
