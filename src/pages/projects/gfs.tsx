import { useTranslation } from 'react-i18next';
import { GrantCalculator } from '@/features/site/gfs/GrantCalculator';
import { GfsDrawing } from '@/features/site/projects/drawings/GfsDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { ToContact } from '@/features/site/projects/ToContact';
import { useFormat } from '@/i18n/format';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { FactList } from '@/ui/FactList';

const differences = ['report', 'turn', 'negative'] as const;

const counted = [
  ['grants', 23],
  ['open', 9],
  ['nothing', 6],
] as const;

/** The fund behind the studies: what makes it different, and what a grant would be. */
export function Component() {
  const { t } = useTranslation('projectGfs');
  const { number } = useFormat();
  const toCalculator = (
    <ButtonLink variant="primary" to="#calculator">
      {t('hero.action')}
    </ButtonLink>
  );
  return (
    <ProjectFrame
      id="gfs"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={toCalculator}
      figure={<GfsDrawing />}
    >
      <Band title={t('how.title')}>
        <CardGrid
          cards={differences.map((id) => ({
            key: id,
            title: t(`how.list.${id}.title`),
            text: t(`how.list.${id}.text`),
          }))}
        />
      </Band>
      <Band id="calculator" tone="sunken" title={t('calculator.title')} lead={t('calculator.lead')}>
        <GrantCalculator />
        <ToContact />
      </Band>
      <Band title={t('facts.title')}>
        <FactList
          facts={counted.map(([id, count]) => ({ key: id, term: t(`facts.${id}`), value: number(count) }))}
        />
      </Band>
    </ProjectFrame>
  );
}
