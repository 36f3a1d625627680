import { useTranslation } from 'react-i18next';
import { Record } from '@/features/site/media/Record';
import { Shelf } from '@/features/site/media/Shelf';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';

const rules = ['end', 'corrections', 'paid'] as const;

/** The shelf of essays, audio and film. */
export function Component() {
  const { t } = useTranslation('projectMedia');
  return (
    <ProjectFrame
      id="media"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to="#shelf">
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<Record />}
    >
      <Band id="shelf" title={t('list.title')}>
        <Shelf />
      </Band>
      <Band tone="sunken" title={t('how.title')}>
        <CardGrid
          cards={rules.map((key) => ({
            key,
            title: t(`how.list.${key}.title`),
            text: t(`how.list.${key}.text`),
          }))}
        />
      </Band>
    </ProjectFrame>
  );
}
