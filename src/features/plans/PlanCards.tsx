import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '@/features/plans/catalogue';
import { PlanCard } from '@/features/plans/PlanCard';
import styles from '@/features/plans/PlanCards.module.css';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { lazyPart } from '@/ui/lazyPart';

const member = lazyPart(
  async () => (await loadChunk(() => import('@/features/plans/MemberPlanCards'))).MemberPlanCards,
);

/** The plans side by side; a member's own plan is marked once it has loaded. */
export function PlanCards({ plans }: { plans: Catalogue['plans'] }) {
  const { t } = useTranslation('landing');
  const token = useSession((state) => state.token);
  if (plans.length === 0) return <p className="muted small">{t('plans.empty')}</p>;
  const sorted = plans.toSorted((a, b) => a.index - b.index);
  const cards = sorted.map((plan) => <PlanCard key={plan.id} plan={plan} />);
  return (
    <ul className={`list grid gap-4 ${styles.plans}`}>
      {token === undefined ? (
        cards
      ) : (
        <Suspense fallback={cards}>
          <member.Part key={token} bearer={token} plans={sorted}>
            {cards}
          </member.Part>
        </Suspense>
      )}
    </ul>
  );
}
