import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AwaitCatalogue } from '@/features/plans/AwaitCatalogue';
import { catalogueIn, type Catalogue } from '@/features/plans/catalogue';
import { PlanCards } from '@/features/plans/PlanCards';
import { ProductCards } from '@/features/plans/ProductCards';
import { CompareTable } from '@/features/site/services/CompareTable';
import { Questions } from '@/features/site/services/Questions';
import { langOf } from '@/i18n/lang';
import { Band } from '@/ui/layout/Band';
import { ButtonLink } from '@/ui/Button';
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

/** Plans are products too, but they are listed among the plans. */
const showEditions = ({ products }: Catalogue) => (
  <ProductCards products={products.filter(({ Plan }) => Plan === null)} />
);

interface OffersProps {
  id: 'plans' | 'editions';
  /** How many placeholder cards to show. */
  expected: number;
  children: (catalogue: Catalogue) => ReactNode;
}

function Offers({ id, expected, children }: OffersProps) {
  const { t } = useTranslation('services');
  const { catalogue } = useLoaderData<ServicesData>();
  return (
    <Band id={id} title={t(`${id}.title`)} lead={t(`${id}.lead`)}>
      <AwaitCatalogue catalogue={catalogue} expected={expected}>
        {children}
      </AwaitCatalogue>
    </Band>
  );
}

/** What's on sale, what it includes, and how to cancel. */
export function Component() {
  const { t } = useTranslation('services');
  const ways = (
    <>
      <ButtonLink variant="primary" to="#plans">
        {t('hero.plans')}
      </ButtonLink>
      <ButtonLink to="#editions">{t('hero.editions')}</ButtonLink>
    </>
  );
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHero title={t('hero.title')} lead={t('hero.lead')} actions={ways} />
      <Offers id="plans" expected={3}>
        {showPlans}
      </Offers>
      <Band tone="sunken" title={t('compare.title')}>
        <CompareTable />
      </Band>
      <Offers id="editions" expected={6}>
        {showEditions}
      </Offers>
      <Band tone="sunken" title={t('questions.title')}>
        <Questions />
      </Band>
    </>
  );
}
