import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlanRow } from '@/features/subscription/PlanRow';
import styles from '@/features/subscription/Rows.module.css';
import type { Plan } from '@/features/subscription/types';

interface ChangePlanProps {
  plans: readonly Plan[];
  currencyId: string;
  onChange: (plan: Plan) => void;
}

/** The plans available to switch to. */
export function ChangePlan({ plans, currencyId, onChange }: ChangePlanProps) {
  const { t } = useTranslation('subscription');
  return (
    <Card title={t('change.title')}>
      <p className={styles.lead}>{t('change.lead')}</p>
      <ul className="list">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} currencyId={currencyId}>
            <Button onClick={() => onChange(plan)}>
              <span>{t('change.open')}</span> <VisuallyHidden>{plan.title}</VisuallyHidden>
            </Button>
          </PlanRow>
        ))}
      </ul>
    </Card>
  );
}
