import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Orrery } from '@/features/site/orrery/Orrery';
import { AwaitCatalogue } from '@/features/plans/AwaitCatalogue';
import { catalogueIn, type Catalogue } from '@/features/plans/catalogue';
import { MemberPlace } from '@/features/plans/MemberPlace';
import { AwaitFacts, Lead, Offer, Proof } from '@/features/plans/Facts';
import { PlanCards } from '@/features/plans/PlanCards';
import { FirstTitles } from '@/features/plans/FirstTitles';
import { LatestResearches } from '@/features/researches/LatestResearches';
import { langOf, useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Ours } from '@/ui/Ours';
import { PageMeta } from '@/ui/PageMeta';
import { useHydrated } from '@/ui/useHydrated';
import styles from '@/pages/landing.module.css';

interface LandingData {
  /** May still be loading when the page opens, so that prices don't delay the rest. */
  catalogue: Catalogue | Promise<Catalogue>;
}

export const loader = ({ params }: LoaderFunctionArgs): LandingData => ({
  catalogue: catalogueIn(langOf(params)),
});

export const prepareData = catalogueIn;

const pillars = ['membership', 'single', 'languages'] as const;

const showOffer = (catalogue: Catalogue | undefined) => (
  <Offer className={styles.eyebrow} catalogue={catalogue} />
);
const showLead = (catalogue: Catalogue | undefined) => <Lead className={styles.lead} catalogue={catalogue} />;
const showProof = (catalogue: Catalogue | undefined) => <Proof catalogue={catalogue} />;

function Hero() {
  const { t } = useTranslation('landing');
  const { catalogue } = useLoaderData<LandingData>();
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <Ours otherwise={<p className={styles.eyebrow}>{t('hero.eyebrow')}</p>}>
          <AwaitFacts catalogue={catalogue}>{showOffer}</AwaitFacts>
        </Ours>
        <h1>{t('hero.title')}</h1>
        <Ours otherwise={<p className={styles.lead}>{t('hero.lead')}</p>}>
          <AwaitFacts catalogue={catalogue}>{showLead}</AwaitFacts>
        </Ours>
        <div className="cluster">
          <ButtonLink variant="primary" to="#plans">
            {t('hero.plans')}
          </ButtonLink>
          <Ours>
            <ButtonLink to="#catalogue">{t('hero.catalogue')}</ButtonLink>
          </Ours>
        </div>
        <Ours>
          <AwaitFacts catalogue={catalogue}>{showProof}</AwaitFacts>
        </Ours>
      </div>
      <Orrery />
    </section>
  );
}

function About() {
  const { t } = useTranslation('landing');
  return (
    <section className={`lazy-render ${styles.band}`}>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{t('about.eyebrow')}</p>
        <h2>{t('about.title')}</h2>
        <ul className={styles.pillars}>
          {pillars.map((name) => (
            <li key={name}>
              <h3>{t(`about.items.${name}.title`)}</h3>
              <p>{t(`about.items.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const showPlans = (catalogue: Catalogue) => <PlanCards catalogue={catalogue} />;

const showProducts = ({ products }: Catalogue) => <FirstTitles products={products} />;

const showLatest = ({ researches }: Catalogue) => <LatestResearches researches={researches.Researches} />;

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
    <section className={`lazy-render ${styles.band}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{t(`${id}.eyebrow`)}</p>
        <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
        <div className={styles.cards}>
          <AwaitCatalogue catalogue={catalogue} expected={expected[id]}>
            {children}
          </AwaitCatalogue>
        </div>
      </div>
    </section>
  );
}

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
        <Hero />
        <About />
      </ForVisitors>
      <Offers id="plans">{showPlans}</Offers>
      <Ours>
        <Offers id="catalogue">{showProducts}</Offers>
      </Ours>
      <Offers id="latest">{showLatest}</Offers>
      <Ours>
        <ForVisitors>
          <Join />
        </ForVisitors>
      </Ours>
    </>
  );
}
