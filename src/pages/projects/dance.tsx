import { useTranslation } from 'react-i18next';
import { Counter } from '@/features/site/dance/Counter';
import { Sweep } from '@/features/site/dance/Sweep';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';

/** Id of the product with the films. */
const filmsProduct = '5';
const ideas = ['joint', 'breath', 'chair'] as const;

/** Movement phrases, and a counter to learn them with. */
export function Component() {
  const { t } = useTranslation('projectDance');
  const lang = useLang();
  return (
    <ProjectFrame
      id="dance"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to="#count">
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<Sweep />}
      tool={
        <Band id="count" tone="sunken" title={t('count.title')} lead={t('count.lead')}>
          <Counter />
        </Band>
      }
    >
      <Band title={t('ideas.title')}>
        <CardGrid
          cards={ideas.map((key) => ({
            key,
            title: t(`ideas.list.${key}.title`),
            text: t(`ideas.list.${key}.text`),
          }))}
        />
      </Band>
      <Band tone="sunken" title={t('films.title')} lead={t('films.text')}>
        <p>
          <ButtonLink to={paths.productPayment.href(lang, filmsProduct)}>{t('films.action')}</ButtonLink>
        </p>
      </Band>
    </ProjectFrame>
  );
}
