import { useTranslation } from 'react-i18next';
import { activationWords } from '@/features/plans/activationWords';
import type { Catalogue } from '@/features/plans/catalogue';
import { termOf, yearlySaving } from '@/features/plans/planTerm';
import { usePriceOf } from '@/features/plans/price';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import styles from '@/features/plans/PlanCards.module.css';

type Plan = Catalogue['plans'][number];

/** What a plan includes, in the same order for every plan, so that they compare. */
export function PlanLines({ plan, catalogue: { shop, plans } }: { plan: Plan; catalogue: Catalogue }) {
  const { t } = useTranslation('landing');
  const { money } = useFormat();
  const priceOf = usePriceOf();
  const term = termOf(plan);

  function lastLine(): string {
    if (term === 'once') return t('plans.lines.once');
    const monthly = plans.find((other) => termOf(other) === 'month');
    const [own, other] = [priceOf(plan.Product), monthly && priceOf(monthly.Product)];
    const saving =
      term === 'year' && own && other && own.currency === other.currency
        ? yearlySaving(own.amount, other.amount)
        : undefined;
    return own && saving !== undefined
      ? t('plans.lines.saving', { price: isolate(money(saving, own.currency)) })
      : t('plans.lines.cancel');
  }

  const lines = [
    shop.studies > 0 && t('plans.lines.studies', { count: shop.studies }),
    plan.opensMemberPrices && t('plans.lines.memberPrices'),
    plan.activations > 0 && t(activationWords[term], { count: plan.activations }),
    lastLine(),
  ];
  return <ul className={styles.lines}>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>;
}
