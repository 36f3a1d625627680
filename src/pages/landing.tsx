import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AwaitCatalogue } from '@/features/plans/AwaitCatalogue';
import { catalogueIn, type Catalogue } from '@/features/plans/catalogue';
import { MemberPlace } from '@/features/plans/MemberPlace';
import { AwaitFacts } from '@/features/plans/Facts';
import { planCards, shopReviews, whatYouGet } from '@/features/plans/laterParts';
import { FirstTitles } from '@/features/plans/FirstTitles';
import { langOf, useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Band } from '@/ui/layout/Band';
import { Has } from '@/ui/Has';
import { lazyPart } from '@/ui/lazyPart';
import { Ours } from '@/ui/Ours';
import { PageMeta } from '@/ui/PageMeta';
import { useHydrated } from '@/ui/useHydrated';
import { Hero } from '@/pages/landingHero';
import '@/features/researches/LatestResearches.module.css';
import styles from '@/pages/landing.module.css';

interface LandingData {
  /** May still be loading when the page opens, so that prices don't delay the rest. */
  catalogue: Catalogue | Promise<Catalogue>;
}

export function loader({ params }: LoaderFunctionArgs): LandingData {
  planCards.preload();
  return { catalogue: catalogueIn(langOf(params)) };
}

export const prepareData = catalogueIn;

/** Below the first window, so that the page starts without it. */
const latest = lazyPart(
  async () => (await loadChunk(() => import('@/features/researches/LatestResearches'))).LatestResearches,
);

const showExamples = (catalogue: Catalogue | undefined) => (
  <Suspense>
    <whatYouGet.Part catalogue={catalogue} />
  </Suspense>
);
function WhatIsSold() {
  const { t } = useTranslation('landing');
  const { catalogue } = useLoaderData<LandingData>();
  return (
    <Band title={t('get.title')}>
      <AwaitFacts catalogue={catalogue}>{showExamples}</AwaitFacts>
    </Band>
  );
}

const showPlans = (catalogue: Catalogue) => <planCards.Part catalogue={catalogue} />;

const showProducts = ({ products }: Catalogue) => <FirstTitles products={products} />;

const showLatest = ({ researches }: Catalogue) => <latest.Part researches={researches.Researches} />;

/** How many placeholder cards to show. */
const expected = { plans: 3, catalogue: 6, latest: 3 } as const;

function Offers({
  id,
  children,
}: {
  id: keyof typeof expected;
  children: (catalogue: Catalogue) => ReactNode;
}) {
  const { t } = useTranslation('landing');
  const { catalogue } = useLoaderData<LandingData>();
  return (
    <Band id={id} eyebrow={t(`${id}.eyebrow`)} title={t(`${id}.title`)}>
      <AwaitCatalogue catalogue={catalogue} expected={expected[id]}>
        {children}
      </AwaitCatalogue>
    </Band>
  );
}

/** Only if there are any. */
function Reviews({ catalogue }: { catalogue: Catalogue | undefined }) {
  const { t } = useTranslation('landing');
  const reviews = catalogue?.shop.Reviews ?? [];
  if (reviews.length === 0) return null;
  return (
    <Band title={t('reviews.title')}>
      <Suspense>
        <shopReviews.Part reviews={reviews} />
      </Suspense>
    </Band>
  );
}

const showReviews = (catalogue: Catalogue | undefined) => <Reviews catalogue={catalogue} />;

function Join() {
  const { t } = useTranslation('landing');
  const lang = useLang();
  return (
    <section className={`lazy-render ${styles.band} ${styles.join}`}>
      <div className={styles.inner}>
        <h2>{t('join.title')}</h2>
        <p className={styles.lead}>{t('join.text')}</p>
        <ButtonLink variant="primary" to={paths.register.href(lang)}>
          {t('join.register')}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * Content that members already know. It's part of the prerendered page, where an inline script (`headScript`) hides it
 * from members.
 */
function ForVisitors({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const isSignedIn = useSession((state) => state.token !== undefined);
  if (!isHydrated) return <div className={styles.visitors}>{children}</div>;
  return isSignedIn ? null : <div>{children}</div>;
}

/** The start page: the member's own section or an introduction, then the offers and prices. */
export function Component() {
  const { t } = useTranslation('landing');
  const { catalogue } = useLoaderData<LandingData>();
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <MemberPlace catalogue={catalogue} />
      <ForVisitors>
        <Hero catalogue={catalogue} />
        <WhatIsSold />
      </ForVisitors>
      <Ours>
        <Has part="titles">
          <Offers id="catalogue">{showProducts}</Offers>
        </Has>
      </Ours>
      <Has part="plans">
        <Offers id="plans">{showPlans}</Offers>
      </Has>
      <Ours>
        <AwaitFacts catalogue={catalogue}>{showReviews}</AwaitFacts>
      </Ours>
      <Has part="studies">
        <Offers id="latest">{showLatest}</Offers>
      </Has>
      <Ours>
        <ForVisitors>
          <Join />
        </ForVisitors>
      </Ours>
    </>
  );
}
