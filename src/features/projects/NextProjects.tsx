import { useTranslation } from 'react-i18next';
import { ProjectCards } from '@/features/projects/ProjectCards';
import { projectIds, type ProjectId } from '@/shared/projects';
import { Band } from '@/ui/Band';

/** The three projects whose bodies come next, going round from the last to the first. */
const projectsAfter = (id: ProjectId): ProjectId[] => {
  const at = projectIds.indexOf(id) + 1;
  return [...projectIds, ...projectIds].slice(at, at + 3);
};

/** The ways on from a project's page. */
export function NextProjects({ after }: { after: ProjectId }) {
  const { t } = useTranslation('projects');
  return (
    <Band title={t('next')}>
      <ProjectCards ids={projectsAfter(after)} />
    </Band>
  );
}
