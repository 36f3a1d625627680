import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AwaitCatalogue } from '@/features/plans/AwaitCatalogue';
import { catalogueIn, type Catalogue } from '@/features/plans/catalogue';
import { PlanCards } from '@/features/plans/PlanCards';
import { CompareTable } from '@/features/site/services/CompareTable';
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

export const loader = ({ params }: LoaderFunctionArgs): ServicesData => ({
  catalogue: catalogueIn(langOf(params)),
});

export const prepareData = catalogueIn;

const showPlans = (catalogue: Catalogue) => <PlanCards catalogue={catalogue} />;

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
        <CompareTable />
      </Band>
      <Band tone="sunken" title={t('questions.title')}>
        <Questions />
      </Band>
    </>
  );
}
