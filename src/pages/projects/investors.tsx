import { useTranslation } from 'react-i18next';
import { ContactForm } from '@/features/contact/ContactForm';
import { NextDates } from '@/features/site/investors/NextDates';
import { Numbers } from '@/features/site/investors/Numbers';
import { ShareCalculator } from '@/features/site/investors/ShareCalculator';
import { InvestorsDrawing } from '@/features/site/projects/drawings/InvestorsDrawing';
import { ProjectFrame } from '@/features/site/projects/ProjectFrame';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { CardGrid } from '@/ui/layout/CardGrid';

const policies = ['out', 'vote', 'risk'] as const;

/** The company's revenue and costs, what a share pays, and when shareholders meet. */
export function Component() {
  const { t } = useTranslation('projectInvestors');
  const toForm = (
    <ButtonLink variant="primary" to="#contact">
      {t('hero.action')}
    </ButtonLink>
  );
  const knowing = policies.map((id) => ({
    key: id,
    title: t(`policy.list.${id}.title`),
    text: t(`policy.list.${id}.text`),
  }));
  return (
    <ProjectFrame
      id="investors"
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={toForm}
      figure={<InvestorsDrawing />}
    >
      <Band id="numbers" title={t('numbers.title')} lead={t('numbers.lead')}>
        <Numbers />
      </Band>
      <Band tone="sunken" title={t('calculator.title')} lead={t('calculator.lead')}>
        <ShareCalculator />
      </Band>
      <Band title={t('policy.title')}>
        <CardGrid cards={knowing} />
      </Band>
      <Band title={t('dates.title')}>
        <NextDates />
      </Band>
      <Band id="contact" tone="sunken" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactForm topic="INVESTORS" />
      </Band>
    </ProjectFrame>
  );
}
