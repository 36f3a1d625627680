import { useTranslation } from 'react-i18next';
import { ToContact } from '@/features/site/projects/ToContact';
import { Band } from '@/ui/layout/Band';
import { CardGrid } from '@/ui/layout/CardGrid';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';
import { StatusPill } from '@/ui/StatusPill';
import { StepList } from '@/ui/StepList';

const collaborations = [
  ['school', 'running'],
  ['library', 'running'],
  ['tailors', 'running'],
  ['museum', 'done'],
  ['radio', 'done'],
  ['bank', 'done'],
] as const;

const tones = { running: 'wait', done: 'good' } as const;

const steps = ['letter', 'trial', 'agreement'] as const;

function List() {
  const { t } = useTranslation('projects');
  const cards = collaborations.map(([id, kind]) => ({
    key: id,
    over: <StatusPill tone={tones[kind]}>{t(`collaborations.kinds.${kind}`)}</StatusPill>,
    title: t(`collaborations.list.${id}.title`),
    text: t(`collaborations.list.${id}.text`),
    under: t(`collaborations.list.${id}.with`),
  }));
  return <CardGrid cards={cards} level={2} />;
}

function Beginning() {
  const { t } = useTranslation('projects');
  return (
    <Band tone="sunken" title={t('collaborations.how.title')}>
      <StepList
        steps={steps.map((id) => ({
          key: id,
          title: t(`collaborations.how.steps.${id}.title`),
          text: t(`collaborations.how.steps.${id}.text`),
        }))}
      />
      <ToContact />
    </Band>
  );
}

/** Past collaborations, and how to start one. */
export function Component() {
  const { t } = useTranslation('projects');
  return (
    <>
      <PageMeta title={t('collaborations.meta.title')} description={t('collaborations.meta.description')} />
      <PageHero title={t('collaborations.hero.title')} lead={t('collaborations.hero.lead')} />
      <Band>
        <List />
      </Band>
      <Beginning />
    </>
  );
}
