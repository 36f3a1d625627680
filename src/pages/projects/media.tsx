import { useTranslation } from 'react-i18next';
import { Record } from '@/features/media/Record';
import { Shelf } from '@/features/media/Shelf';
import { ProjectFrame } from '@/features/projects/ProjectFrame';
import { Band } from '@/ui/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';

const rules = ['end', 'corrections', 'paid'] as const;

/** The shelf of essays, sound and film. */
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
