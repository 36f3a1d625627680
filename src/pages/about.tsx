import { useTranslation } from 'react-i18next';
import { ContactForm } from '@/features/contact/ContactForm';
import { OrreryMachine } from '@/features/site/orrery/OrreryMachine';
import { useFormat } from '@/i18n/format';
import { Band } from '@/ui/layout/Band';
import { FactList } from '@/ui/FactList';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';
import { StepList } from '@/ui/StepList';

const steps = ['y2019', 'y2021', 'y2023', 'y2026'] as const;

/** As of the date stated in `facts.lead`. */
const counts = [
  ['members', 8214],
  ['countries', 61],
  ['studies', 24],
  ['people', 14],
] as const;

function Story() {
  const { t } = useTranslation('about');
  return (
    <Band title={t('story.title')}>
      <StepList
        steps={steps.map((id) => ({
          key: id,
          title: t(`story.steps.${id}.title`),
          text: t(`story.steps.${id}.text`),
        }))}
      />
    </Band>
  );
}

function Facts() {
  const { t } = useTranslation('about');
  const { number } = useFormat();
  return (
    <Band tone="sunken" title={t('facts.title')} lead={t('facts.lead')}>
      <FactList
        facts={counts.map(([key, count]) => ({ key, term: t(`facts.${key}`), value: number(count) }))}
      />
    </Band>
  );
}

/** What this site is, where it comes from, how it's funded, and how to get in touch. */
export function Component() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHero title={t('hero.title')} lead={t('hero.lead')} figure={<OrreryMachine />} />
      <Story />
      <Facts />
      <Band title={t('money.title')} lead={t('money.text')} />
      <Band id="contact" tone="sunken" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactForm topic="GENERAL" />
      </Band>
    </>
  );
}
