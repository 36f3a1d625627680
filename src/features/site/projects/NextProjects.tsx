import { useTranslation } from 'react-i18next';
import { ProjectCards } from '@/features/site/projects/ProjectCards';
import { siteProjects, type ProjectId } from '@/shared/projects';
import { has } from '@/ui/Has';
import { Band } from '@/ui/layout/Band';

/** The next three projects, wrapping around at the end. */
const projectsAfter = (id: ProjectId): ProjectId[] => {
  const shown = siteProjects.filter((one) => one === id || has(one));
  const at = shown.indexOf(id) + 1;
  return [...shown.slice(at), ...shown.slice(0, at - 1)].slice(0, 3);
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
