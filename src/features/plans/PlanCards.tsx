import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sortedPlans, type Catalogue } from '@/features/plans/catalogue';
import { PlanCard } from '@/features/plans/PlanCard';
import styles from '@/features/plans/PlanCards.module.css';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { lazyPart } from '@/ui/lazyPart';
import { Ours } from '@/ui/Ours';

const member = lazyPart(
  async () => (await loadChunk(() => import('@/features/plans/MemberPlanCards'))).MemberPlanCards,
);

/** What the plans' activations are, once below them. */
function Activation({ catalogue: { plans, shop } }: { catalogue: Catalogue }) {
  const { t } = useTranslation('landing');
  if (shop.activatable === 0 || plans.every(({ activations }) => activations === 0)) return null;
  return <p className={styles.note}>{t('plans.activation', { count: shop.activatable })}</p>;
}

/** The plans side by side; a member's own plan is marked once it has loaded. */
export function PlanCards({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('landing');
  const token = useSession((state) => state.token);
  const plans = sortedPlans(catalogue);
  if (plans.length === 0) return <p className="muted small">{t('plans.empty')}</p>;
  const cards = plans.map((plan) => <PlanCard key={plan.id} plan={plan} catalogue={catalogue} />);
  return (
    <>
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
    </>
  );
}
