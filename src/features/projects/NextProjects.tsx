import { useTranslation } from 'react-i18next';
import { ProjectCards } from '@/features/projects/ProjectCards';
import { siteProjects, type ProjectId } from '@/shared/projects';
import { Band } from '@/ui/Band';

/** The three projects whose bodies come next, going round from the last to the first. */
const projectsAfter = (id: ProjectId): ProjectId[] => {
  const at = siteProjects.indexOf(id) + 1;
  return [...siteProjects.slice(at), ...siteProjects.slice(0, at - 1)].slice(0, 3);
};

/** The ways on from a project's page. */
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
