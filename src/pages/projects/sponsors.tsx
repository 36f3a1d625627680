import { useTranslation } from 'react-i18next';
import { ContactForm } from '@/features/contact/ContactForm';
import { SponsorsDrawing } from '@/features/site/projects/drawings/SponsorsDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { SponsorOffers } from '@/features/site/sponsors/SponsorOffers';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { StepList } from '@/ui/StepList';

const rules = ['one', 'line', 'result', 'not'] as const;

/** What companies can sponsor for others to use, and the rules for it. */
export function Component() {
  const { t } = useTranslation('projectSponsors');
  const toForm = (
    <ButtonLink variant="primary" to="#contact">
      {t('hero.action')}
    </ButtonLink>
  );
  return (
    <ProjectFrame
      id="sponsors"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={toForm}
      figure={<SponsorsDrawing />}
    >
      <Band id="offers" title={t('offers.title')}>
        <SponsorOffers />
      </Band>
      <Band tone="sunken" title={t('rules.title')}>
        <StepList
          steps={rules.map((id) => ({
            key: id,
            title: t(`rules.list.${id}.title`),
            text: t(`rules.list.${id}.text`),
          }))}
        />
      </Band>
      <Band id="contact" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactForm topic="SPONSORS" />
      </Band>
    </ProjectFrame>
  );
}
