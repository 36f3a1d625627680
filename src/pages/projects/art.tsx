import { useTranslation } from 'react-i18next';
import { Gallery } from '@/features/site/art/Gallery';
import { Machine } from '@/features/site/art/Machine';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';

/** The gallery of generative drawings. */
export function Component() {
  const { t } = useTranslation('projectArt');
  const lang = useLang();
  return (
    <ProjectFrame
      id="art"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <ButtonLink variant="primary" to="#gallery">
          {t('hero.action')}
        </ButtonLink>
      }
      figure={<Machine />}
    >
      <Band id="gallery" title={t('gallery.title')} lead={t('gallery.lead')}>
        <Gallery />
      </Band>
      <Band tone="sunken" title={t('prints.title')} lead={t('prints.text')}>
        <p>
          <ButtonLink to={`${paths.services.href(lang)}#plans`}>{t('prints.action')}</ButtonLink>
        </p>
      </Band>
    </ProjectFrame>
  );
}
