import { useTranslation } from 'react-i18next';
import { activationWords } from '@/features/plans/activationWords';
import { sortedPlans, type Catalogue } from '@/features/plans/catalogue';
import { termOf } from '@/features/plans/planTerm';

/** What an activation is, and how many each plan has. */
export function AboutActivation({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('landing');
  return (
    <>
      <p>{t('plans.activation', { count: catalogue.shop.activatable })}</p>
      <ul>
        {sortedPlans(catalogue)
          .filter(({ activations }) => activations > 0)
          .map((plan) => (
            <li key={plan.id}>
              <bdi>{plan.title}</bdi>{' '}
              <span>{`· ${t(activationWords[termOf(plan)], { count: plan.activations })}`}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
