import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ContactForm } from '@/features/contact/ContactForm';
import { aboutFactsIn, manyOf, type AboutFacts } from '@/features/site/about/facts';
import { MachineFigure } from '@/features/site/orrery/MachineFigure';
import { useFormat } from '@/i18n/format';
import { langOf } from '@/i18n/lang';
import { siteLanguages } from '@/shared/languages';
import { siteProjects } from '@/shared/projects';
import { Band } from '@/ui/layout/Band';
import { FactList } from '@/ui/FactList';
import { Has, has } from '@/ui/Has';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';
import { StepList } from '@/ui/StepList';

export const loader = ({ params }: LoaderFunctionArgs): Promise<AboutFacts> => aboutFactsIn(langOf(params));

export const prepareData = aboutFactsIn;

/** Fewer facts than this say nothing. */
const fewestFacts = 3;

function Facts() {
  const { t } = useTranslation('about');
  const { number } = useFormat();
  const facts = manyOf(useLoaderData<AboutFacts>());
  if (facts.length < fewestFacts) return null;
  return (
    <Band tone="sunken" title={t('facts.title')}>
      <FactList
        facts={facts.map(({ key, count }) => ({ key, term: t(`facts.${key}`), value: number(count) }))}
      />
    </Band>
  );
}

function Story() {
  const { t } = useTranslation('about');
  const titles = {
    y2019: t('story.steps.y2019.title'),
    y2021: t('story.steps.y2021.title'),
    y2023: t('story.steps.y2023.title', { count: siteProjects.length }),
    y2026: t('story.steps.y2026.title', { count: siteLanguages.length }),
  };
  return (
    <Band title={t('story.title')}>
      <StepList
        steps={(['y2019', 'y2021', 'y2023', 'y2026'] as const).map((id) => ({
          key: id,
          title: titles[id],
          text: t(`story.steps.${id}.text`),
        }))}
      />
    </Band>
  );
}

function CompanyHero() {
  const { t } = useTranslation('about');
  const { people = 0 } = useLoaderData<AboutFacts>();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHero
        title={t('hero.title')}
        lead={people > 0 && t('hero.lead', { count: people })}
        figure={<MachineFigure />}
      />
    </>
  );
}

function PlainHero() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageMeta title={t('meta.title')} />
      <PageHero title={t('hero.title')} />
    </>
  );
}

/** Who is behind this site, in numbers, what pays for it, how it came about, and how to get in touch. */
export function Component() {
  const { t } = useTranslation('about');
  return (
    <>
      {has('company') ? <CompanyHero /> : <PlainHero />}
      <Facts />
      <Has part="company">
        <Band title={t('money.title')} lead={t('money.text')} />
        <Story />
      </Has>
      <Band id="contact" tone="sunken" title={t('contact.title')} lead={has('company') && t('contact.lead')}>
        <ContactForm topic="GENERAL" />
      </Band>
    </>
  );
}
