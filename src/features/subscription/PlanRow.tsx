import type { ReactNode } from 'react';
import { useSubscriptionWords } from '@/commerce/useSubscriptionWords';
import { Money } from '@/ui/Money';
import styles from '@/features/subscription/Rows.module.css';
import { planPrice } from '@/features/subscription/planRules';
import type { Plan } from '@/features/subscription/types';

interface PlanRowProps {
  plan: Plan;
  currencyId: string;
  /** A line below the price. */
  note?: ReactNode;
  /** Terms of the note, in small print. */
  terms?: ReactNode;
  /** The actions for the plan. */
  children: ReactNode;
}

/** A plan with its price, as a row of a list. */
export function PlanRow({ plan, currencyId, note, terms, children }: PlanRowProps) {
  const words = useSubscriptionWords();
  const price = planPrice(plan, currencyId);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{plan.title}</bdi>
        </h3>
        {price && (
          <p>
            <Money amount={price.amount} currency={price.currency} />{' '}
            <span className={styles.quiet}>{words.period(plan)}</span>
          </p>
        )}
        {note && <p className={styles.good}>{note}</p>}
        {terms && <p className={styles.quiet}>{terms}</p>}
      </div>
      {children}
    </li>
  );
}
