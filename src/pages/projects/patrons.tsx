import { useTranslation } from 'react-i18next';
import { ContactForm } from '@/features/contact/ContactForm';
import { PatronsDrawing } from '@/features/site/projects/drawings/PatronsDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Quote } from '@/ui/Quote';
import { StepList } from '@/ui/StepList';

const ways = ['page', 'chapter', 'work'] as const;
const promises = ['whole', 'name', 'free'] as const;

/** Funding work before it exists, and getting a letter in return. */
export function Component() {
  const { t } = useTranslation('projectPatrons');
  const toForm = (
    <ButtonLink variant="primary" to="#contact">
      {t('hero.action')}
    </ButtonLink>
  );
  return (
    <ProjectFrame
      id="patrons"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={toForm}
      figure={<PatronsDrawing />}
    >
      <Band tone="sunken" title={t('letter.title')}>
        <Quote by={t('letter.by')}>{t('letter.text')}</Quote>
      </Band>
      <Band title={t('ways.title')}>
        <CardGrid
          cards={ways.map((id) => ({
            key: id,
            title: t(`ways.list.${id}.title`),
            text: t(`ways.list.${id}.text`),
          }))}
        />
      </Band>
      <Band title={t('promise.title')}>
        <StepList
          steps={promises.map((id) => ({
            key: id,
            title: t(`promise.list.${id}.title`),
            text: t(`promise.list.${id}.text`),
          }))}
        />
      </Band>
      <Band id="contact" tone="sunken" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactForm topic="PATRONS" />
      </Band>
    </ProjectFrame>
  );
}
