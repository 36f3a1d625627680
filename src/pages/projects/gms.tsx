import { useTranslation } from 'react-i18next';
import { FindMentor } from '@/features/site/gms/FindMentor';
import { GmsDrawing } from '@/features/site/projects/drawings/GmsDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { ToContact } from '@/features/site/projects/ToContact';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { StepList } from '@/ui/StepList';

const steps = ['ask', 'match', 'talk'] as const;

/** Mentors by subject and language, and how mentoring works. */
export function Component() {
  const { t } = useTranslation('projectGms');
  const toList = (
    <ButtonLink variant="primary" to="#find">
      {t('hero.action')}
    </ButtonLink>
  );
  return (
    <ProjectFrame
      id="gms"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={toList}
      figure={<GmsDrawing />}
    >
      <Band id="find" title={t('find.title')}>
        <FindMentor />
      </Band>
      <Band tone="sunken" title={t('how.title')}>
        <StepList
          steps={steps.map((id) => ({
            key: id,
            title: t(`how.steps.${id}.title`),
            text: t(`how.steps.${id}.text`),
          }))}
        />
        <ToContact />
      </Band>
    </ProjectFrame>
  );
}
