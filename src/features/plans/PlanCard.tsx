import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '@/features/plans/catalogue';
import { monthlyShare, termOf, type PlanTerm } from '@/features/plans/planTerm';
import { PlanLines } from '@/features/plans/PlanLines';
import { usePriceOf } from '@/features/plans/price';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import { Ours } from '@/ui/Ours';
import { safeHref } from '@/ui/safeHref';
import { Picture } from '@/ui/Picture';
import { useHydrated } from '@/ui/useHydrated';
import styles from '@/features/plans/PlanCards.module.css';

export type Plan = Catalogue['plans'][number];

const termWords = {
  month: 'plans.monthly',
  year: 'plans.yearly',
  once: 'plans.once',
  months: 'plans.months',
  days: 'plans.days',
} as const satisfies Record<PlanTerm, string>;

/** The words of a button that starts a plan's trial: they name what has to be paid afterwards, as the law asks. */
export function useTrialWords(plan: Plan): string {
  const { t } = useTranslation('landing');
  const { money } = useFormat();
  const price = usePriceOf()(plan.Product);
  const words = t(termWords[termOf(plan)], { count: plan.duration ?? 0 });
  return t('plans.tryIt', { price: price ? isolate(`${money(price.amount, price.currency)} ${words}`) : '' });
}

/** Buys a plan without an account, or starts its trial, which takes one. */
function BuyLinks({ plan, isBest }: { plan: Plan; isBest: boolean }) {
  const tryWords = useTrialWords(plan);
  const { t } = useTranslation('landing');
  const lang = useLang();
  const payment = paths.productPayment.href(lang, plan.Product.id);
  const words = t(termOf(plan) === 'once' ? 'plans.buy' : 'plans.subscribe');
  const variant = isBest ? 'primary' : 'quiet';
  const buy = (
    <ButtonLink wide variant={variant} to={payment} aria-label={`${words}: ${plan.title}`}>
      {words}
    </ButtonLink>
  );
  if (plan.trialPeriod === 0) return buy;
  const returnTo = paths.productPayment.href(lang, plan.Product.id, { trial: '1' });
  return (
    <Ours otherwise={buy}>
      <ButtonLink
        wide
        variant={variant}
        to={paths.register.href(lang, { returnTo })}
        aria-label={`${tryWords}: ${plan.title}`}
      >
        {tryWords}
      </ButtonLink>
      <Link to={payment} aria-label={`${t('plans.payNow')}: ${plan.title}`}>
        {t('plans.payNow')}
      </Link>
    </Ours>
  );
}

/** When the price is due first: today, or after the trial. Only the browser knows the day, so it's there once hydrated. */
function FirstCharge({ days }: { days: number }) {
  const { t } = useTranslation('landing');
  const { date } = useFormat();
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  if (days === 0) return <p>{t('plans.chargedToday')}</p>;
  if (!isHydrated) return <p>{t('plans.firstChargeIn', { count: days })}</p>;
  const first = new Date(now + days * 86_400_000).toISOString();
  return <p>{t('plans.firstCharge', { date: isolate(date(first)) })}</p>;
}

interface PlanCardProps {
  plan: Plan;
  /** What the plan is compared with. */
  catalogue: Catalogue;
  /** Label on the card's edge; replaces the recommendation. */
  badge?: ReactNode;
  /** Replaces the buy link. */
  action?: ReactNode;
}

/** A plan with its price and what it includes, linking to its payment page. */
export function PlanCard({ plan, catalogue, badge, action }: PlanCardProps) {
  const { t } = useTranslation('landing');
  const { money } = useFormat();
  const price = usePriceOf()(plan.Product);
  const term = termOf(plan);
  const words = t(termWords[term], { count: plan.months ?? plan.duration ?? 0 });
  const isBest = term === 'year';
  const share = price && term === 'year' ? monthlyShare(price.amount) : undefined;
  return (
    <li className={`${styles.plan} ${isBest ? styles.best : ''}`}>
      <h3 className={styles.title}>
        {plan.imageWeb !== null && (
          <span className={styles.emblem}>
            <Picture address={plan.imageWeb} sizes="3rem" shape="round" />
          </span>
        )}
        <bdi>{plan.title}</bdi>
      </h3>
      {(badge ?? isBest) && <p className={styles.badge}>{badge ?? t('plans.best')}</p>}
      {price && (
        <p className={styles.price}>
          <Money amount={price.amount} currency={price.currency} />{' '}
          {price.struck && (
            <Money struck amount={price.struck} currency={price.currency} label={t('plans.before')} />
          )}{' '}
          <small>{words}</small>
        </p>
      )}
      <div className={styles.follows}>
        {price && plan.trialPeriod > 0 && (
          <p>
            {t('plans.trialThen', {
              count: plan.trialPeriod,
              price: isolate(`${money(price.amount, price.currency)} ${words}`),
            })}
          </p>
        )}
        {price && share !== undefined && (
          <p>{t('plans.equals', { price: isolate(money(share, price.currency)) })}</p>
        )}
        {price && !action && (
          <Ours>
            <FirstCharge days={plan.trialPeriod} />
          </Ours>
        )}
      </div>
      <Ours>
        <PlanLines plan={plan} catalogue={catalogue} />
      </Ours>
      <p className="muted small">
        <bdi>{plan.description}</bdi>{' '}
        {safeHref(plan.landingUrl) && (
          <a href={safeHref(plan.landingUrl)} aria-label={`${t('plans.more')}: ${plan.title}`}>
            {t('plans.more')}
          </a>
        )}
      </p>
      <div className={styles.ways}>{action ?? <BuyLinks plan={plan} isBest={isBest} />}</div>
    </li>
  );
}
