import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasActivations, sortedPlans, type Catalogue } from '@/features/plans/catalogue';
import { PlanCard } from '@/features/plans/PlanCard';
import { termOf } from '@/features/plans/planTerm';
import styles from '@/features/plans/PlanCards.module.css';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { lazyPart } from '@/ui/lazyPart';
import { Ours } from '@/ui/Ours';

const member = lazyPart(
  async () => (await loadChunk(() => import('@/features/plans/MemberPlanCards'))).MemberPlanCards,
);

/** What the plans' activations are, once below them. */
function Activation({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('landing');
  if (!hasActivations(catalogue)) return null;
  return <p className={styles.note}>{t('plans.activation', { count: catalogue.shop.activatable })}</p>;
}

/** As many plans as the style sheet can switch between. */
const maxSwitchedPlans = 4;

/** Chooses the one plan that a phone shows; wider screens compare all of them. Works without script. */
function PlanSwitch({ plans }: { plans: Catalogue['plans'] }) {
  const { t } = useTranslation('landing');
  if (plans.length < 2 || plans.length > maxSwitchedPlans) return null;
  const best = Math.max(
    0,
    plans.findIndex((plan) => termOf(plan) === 'year'),
  );
  return (
    <fieldset className={styles.switch} aria-label={t('plans.eyebrow')}>
      {plans.map(({ id, title }, index) => (
        <label key={id}>
          <input type="radio" name="plan" value={id} defaultChecked={index === best} />
          <bdi>{title}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** The plans side by side; a member's own plan is marked once it has loaded. */
export function PlanCards({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('landing');
  const token = useSession((state) => state.token);
  const plans = sortedPlans(catalogue);
  if (plans.length === 0) return <p className="muted small">{t('plans.empty')}</p>;
  const cards = plans.map((plan) => <PlanCard key={plan.id} plan={plan} catalogue={catalogue} />);
  return (
    <div className={styles.choice}>
      <PlanSwitch plans={plans} />
      <ul className={`list grid gap-4 ${styles.plans}`}>
        {token === undefined ? (
          cards
        ) : (
          <Suspense fallback={cards}>
            <member.Part key={token} bearer={token} catalogue={catalogue}>
              {cards}
            </member.Part>
          </Suspense>
        )}
      </ul>
      <Ours>
        <Activation catalogue={catalogue} />
      </Ours>
    </div>
  );
}
