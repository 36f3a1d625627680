import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import { RatingLine } from '@/commerce/RatingLine';
import { sortedPlans, type Catalogue } from '@/features/plans/catalogue';
import styles from '@/features/plans/Facts.module.css';
import { termOf } from '@/features/plans/planTerm';
import { usePriceOf } from '@/features/plans/price';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { siteLanguages } from '@/shared/languages';

interface FactsProps {
  /** Undefined while it loads, or if it couldn't be loaded. */
  catalogue: Catalogue | undefined;
}

interface LineProps extends FactsProps {
  className: string | undefined;
}

interface AwaitFactsProps {
  catalogue: Catalogue | Promise<Catalogue>;
  children: (catalogue: Catalogue | undefined) => ReactNode;
}

/** Renders its children with the catalog once it's there, and without it meanwhile. */
export const AwaitFacts = ({ catalogue, children }: AwaitFactsProps) => (
  <Suspense fallback={children(undefined)}>
    <Await resolve={catalogue} errorElement={children(undefined)}>
      {children}
    </Await>
  </Suspense>
);

/** What there is: titles, studies and languages, counted. */
export function Offer({ catalogue, className }: LineProps) {
  const { t } = useTranslation('landing');
  const { titles = 0, studies = 0 } = catalogue?.shop ?? {};
  const parts = [
    titles > 0 && t('facts.titles', { count: titles }),
    studies > 0 && t('facts.studies', { count: studies }),
    t('facts.languages', { count: siteLanguages.length }),
  ];
  return <p className={className}>{parts.filter((part) => part !== false).join(' · ')}</p>;
}

/** What it costs: the lowest price of a month, or of nothing in particular while there is none. */
export function Lead({ catalogue, className }: LineProps) {
  const { t } = useTranslation('landing');
  const { money } = useFormat();
  const priceOf = usePriceOf();
  const monthly = catalogue?.plans.find((plan) => termOf(plan) === 'month');
  const price = monthly && priceOf(monthly.Product);
  return (
    <p className={className}>
      {price ? t('hero.priced', { price: isolate(money(price.amount, price.currency)) }) : t('hero.lead')}
    </p>
  );
}

/** Why to trust it: how to try it, how to leave, who is there, and how it's rated. */
export function Proof({ catalogue }: FactsProps) {
  const { t } = useTranslation('landing');
  const { members, countries, Rating: rating } = catalogue?.shop ?? {};
  const trial = catalogue && sortedPlans(catalogue).find(({ trialPeriod }) => trialPeriod > 0);
  return (
    <ul className={styles.proof}>
      {trial && <li>{t('facts.trial', { count: trial.trialPeriod })}</li>}
      <li>{t('facts.cancel')}</li>
      {typeof members === 'number' && <li>{t('facts.members', { count: members })}</li>}
      {typeof countries === 'number' && countries > 1 && (
        <li>{t('facts.countries', { count: countries })}</li>
      )}
      {rating && (
        <li>
          <RatingLine rating={rating} />
        </li>
      )}
    </ul>
  );
}
