import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AboutActivation } from '@/features/plans/AboutActivation';
import { AwaitCatalogue } from '@/features/plans/AwaitCatalogue';
import { catalogueIn, titlesOf, hasActivations, type Catalogue } from '@/features/plans/catalogue';
import { AwaitFacts } from '@/features/plans/Facts';
import { planCards } from '@/features/plans/laterParts';
import { CompareTable, type PlanFacts } from '@/features/site/services/CompareTable';
import { Questions } from '@/features/site/services/Questions';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
import { Has } from '@/ui/Has';
import { Ours } from '@/ui/Ours';
import { PageHero } from '@/ui/layout/PageHero';
import { PageMeta } from '@/ui/PageMeta';

interface ServicesData {
  /** May still be loading when the page opens, so that prices don't delay the rest. */
  catalogue: Catalogue | Promise<Catalogue>;
}

export function loader({ params }: LoaderFunctionArgs): ServicesData {
  planCards.preload();
  return { catalogue: catalogueIn(langOf(params)) };
}

export const prepareData = catalogueIn;

const showPlans = (catalogue: Catalogue) => <planCards.Part catalogue={catalogue} />;

/** What the comparison says about members. */
function planFacts({ plans }: Catalogue): PlanFacts {
  const activations = plans.map((plan) => plan.activations);
  return {
    activations: [Math.min(...activations), Math.max(...activations)],
    hasTrial: plans.some(({ trialPeriod }) => trialPeriod > 0),
  };
}

const showComparison = (catalogue: Catalogue | undefined) => (
  <CompareTable facts={catalogue && catalogue.plans.length > 0 ? planFacts(catalogue) : undefined} />
);

const showQuestions = (catalogue: Catalogue | undefined) => {
  const titles = catalogue ? titlesOf(catalogue) : [];
  return (
    <Questions
      activation={
        catalogue && hasActivations(catalogue) ? <AboutActivation catalogue={catalogue} /> : undefined
      }
      isForever={titles.length > 0 ? titles.every(({ availableDuration: days }) => days === null) : undefined}
    />
  );
};

/** What's on sale, what it includes, and how to cancel. */
export function Component() {
  const { t } = useTranslation(['services', 'landing']);
  const lang = useLang();
  const { catalogue } = useLoaderData<ServicesData>();
  const ways = (
    <>
      <ButtonLink variant="primary" to="#plans">
        {t('hero.plans')}
      </ButtonLink>
      <Ours>
        <Has part="titles">
          <ButtonLink to={paths.products.href(lang)}>{t('landing:hero.catalogue')}</ButtonLink>
        </Has>
      </Ours>
    </>
  );
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHero title={t('hero.title')} lead={t('hero.lead')} actions={ways} />
      <Band id="plans" title={t('plans.title')} lead={t('plans.lead')}>
        <AwaitCatalogue catalogue={catalogue} expected={3}>
          {showPlans}
        </AwaitCatalogue>
      </Band>
      <Band tone="sunken" title={t('compare.title')}>
        <Ours otherwise={<CompareTable facts={undefined} />}>
          <AwaitFacts catalogue={catalogue}>{showComparison}</AwaitFacts>
        </Ours>
      </Band>
      <Band tone="sunken" title={t('questions.title')}>
        <Ours otherwise={<Questions />}>
          <AwaitFacts catalogue={catalogue}>{showQuestions}</AwaitFacts>
        </Ours>
      </Band>
    </>
  );
}
