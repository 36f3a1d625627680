import { useTranslation } from 'react-i18next';
import { useSubscriptionWords } from '@/commerce/useSubscriptionWords';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlanRow } from '@/features/subscription/PlanRow';
import styles from '@/features/subscription/Rows.module.css';
import { isTrialOpen, planPrice, soldPlans } from '@/features/subscription/planRules';
import type { Owner, Plan } from '@/features/subscription/types';

interface NoSubscriptionProps {
  plans: readonly Plan[];
  owner: Owner;
  /** Whether there was a subscription before. */
  again: boolean;
}

/** The plans, for a user without a subscription; with the trial if it is available. */
export function NoSubscription({ plans, owner, again }: NoSubscriptionProps) {
  const { t } = useTranslation('subscription');
  const lang = useLang();
  const { money } = useFormat();
  const words = useSubscriptionWords();
  const sold = soldPlans(plans);
  const priceOf = (plan: Plan) => {
    const price = planPrice(plan, owner.Currency.id);
    return price ? isolate(`${money(price.amount, price.currency)} ${words.period(plan)}`) : '';
  };
  return (
    <Card title={t(again ? 'plans.again' : 'plans.title')}>
      <p className={styles.lead}>{t(again ? 'plans.againLead' : 'plans.lead')}</p>
      {sold.length === 0 && <p>{t('plans.none')}</p>}
      <ul className="list">
        {sold.map((plan) => {
          const isTrial = isTrialOpen(plan, owner);
          return (
            <PlanRow
              key={plan.id}
              plan={plan}
              currencyId={owner.Currency.id}
              note={isTrial && t('plans.trial', { count: plan.trialPeriod })}
              terms={isTrial && t('plans.trialEnd')}
            >
              <ButtonLink
                variant="primary"
                to={paths.productPayment.href(lang, plan.productId, isTrial ? { trial: '1' } : {})}
              >
                <span>{isTrial ? t('plans.tryIt', { price: priceOf(plan) }) : t('plans.choose')}</span>{' '}
                <VisuallyHidden>{plan.title}</VisuallyHidden>
              </ButtonLink>
            </PlanRow>
          );
        })}
      </ul>
    </Card>
  );
}
