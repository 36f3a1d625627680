import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '@/features/plans/catalogue';
import { usePriceOf } from '@/features/plans/price';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { safeHref } from '@/ui/safeHref';
import { Picture } from '@/ui/Picture';
import styles from '@/features/plans/PlanCards.module.css';

export type Plan = Catalogue['plans'][number];

const isEndless = (plan: Plan): boolean => plan.lifetime || plan.infinity || plan.duration === null;
const isYearly = (plan: Plan): boolean => !isEndless(plan) && (plan.duration ?? 0) >= 360;

function useTermOf(): (plan: Plan) => string {
  const { t } = useTranslation('landing');
  return (plan) => {
    const days = plan.duration ?? 0;
    if (isEndless(plan)) return t('plans.once');
    if (days >= 28 && days <= 31) return t('plans.monthly');
    if (days >= 360 && days <= 366) return t('plans.yearly');
    return t('plans.days', { count: days });
  };
}

interface PlanCardProps {
  plan: Plan;
  /** Label on the card's edge; replaces the recommendation. */
  badge?: ReactNode;
  /** Replaces the buy link. */
  action?: ReactNode;
}

/** A plan with its price, linking to its payment page. */
export function PlanCard({ plan, badge, action }: PlanCardProps) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const price = usePriceOf()(plan.Product);
  const term = useTermOf()(plan);
  const isBest = isYearly(plan);
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
          <small>{term}</small>
        </p>
      )}
      <p className="muted small">
        <bdi>{plan.description}</bdi>{' '}
        {safeHref(plan.landingUrl) && (
          <a href={safeHref(plan.landingUrl)} aria-label={`${t('plans.more')}: ${plan.title}`}>
            {t('plans.more')}
          </a>
        )}
      </p>
      {action ?? (
        <ButtonLink
          wide
          variant={isBest ? 'primary' : 'quiet'}
          to={paths.productPayment.href(lang, plan.Product.id)}
          aria-label={t('plans.chooseNamed', { name: plan.title })}
        >
          {t('plans.choose')}
        </ButtonLink>
      )}
    </li>
  );
}
