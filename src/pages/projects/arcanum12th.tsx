import { useTranslation } from 'react-i18next';
import { Deck } from '@/features/site/arcanum12th/Deck';
import { Wheel } from '@/features/site/arcanum12th/Wheel';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';

const rules = ['alone', 'two', 'table'] as const;

/** The deck of twelve cards; this route is always dark. */
export function Component() {
  const { t } = useTranslation('projectArcanum');
  return (
    <ProjectFrame
      id="arcanum12th"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to="#draw">
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<Wheel />}
      tool={
        <Band id="draw" title={t('draw.title')} lead={t('draw.lead')}>
          <Deck />
        </Band>
      }
    >
      <Band tone="sunken" title={t('rules.title')}>
        <CardGrid
          cards={rules.map((key) => ({
            key,
            title: t(`rules.list.${key}.title`),
            text: t(`rules.list.${key}.text`),
          }))}
        />
      </Band>
    </ProjectFrame>
  );
}
