import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import { sortedPlans, type Catalogue } from '@/features/plans/catalogue';
import { livePlan, type LivePlan } from '@/features/plans/livePlan';
import { ownPlan } from '@/features/plans/memberQueries';
import { PlanCard, useTrialWords, type Plan } from '@/features/plans/PlanCard';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';

interface CardProps {
  plan: Plan;
  catalogue: Catalogue;
}

function MemberPlanCard({ plan, catalogue, subscription }: CardProps & { subscription: LivePlan }) {
  const { t } = useTranslation('landing');
  const { date } = useFormat();
  const lang = useLang();
  const isOwn = plan.id === subscription.Plan.id;
  const { status, activeEndDate: end } = subscription;
  const words = t(isOwn || end === null ? 'plans.manage' : 'plans.compare');
  return (
    <PlanCard
      plan={plan}
      catalogue={catalogue}
      {...(isOwn && {
        badge:
          end !== null && status !== 'PAST_DUE'
            ? t('plans.yoursUntil', { date: isolate(date(end)) })
            : t('plans.yours'),
      })}
      action={
        <ButtonLink
          wide
          variant={isOwn ? 'primary' : 'quiet'}
          to={paths.subscription.href(lang)}
          aria-label={`${words}: ${plan.title}`}
        >
          {words}
        </ButtonLink>
      }
    />
  );
}

/** A plan for a member without one; with its trial if they never had a trial. */
function NewPlanCard({ plan, catalogue, canTry }: CardProps & { canTry: boolean }) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const isTrial = canTry && plan.trialPeriod > 0;
  const tryWords = useTrialWords(plan);
  const words = isTrial ? tryWords : t('plans.subscribe');
  return (
    <PlanCard
      plan={plan}
      catalogue={catalogue}
      action={
        <ButtonLink
          wide
          variant={isTrial ? 'primary' : 'quiet'}
          to={paths.productPayment.href(lang, plan.Product.id, isTrial ? { trial: '1' } : {})}
          aria-label={`${words}: ${plan.title}`}
        >
          {words}
        </ButtonLink>
      }
    />
  );
}

interface MemberPlanCardsProps {
  catalogue: Catalogue;
  /** Token of the member whose plan is loaded. */
  bearer: string;
  children: ReactNode;
}

/**
 * The plans for a signed-in user. Those with a plan get links to its page, where changes are previewed; those without,
 * to its payment page. `children`, the cards for everyone else, are shown while loading and as the fallback.
 */
export function MemberPlanCards({ catalogue, bearer, children }: MemberPlanCardsProps) {
  const lang = useLang();
  const plans = sortedPlans(catalogue);
  useEffect(() => ownPlan.forget, []);
  return (
    <Suspense fallback={children}>
      <Await resolve={ownPlan.of(bearer, lang)}>
        {(given) => {
          const subscription = livePlan(given);
          if (!given?.me) return children;
          if (!subscription) {
            const canTry = !given.me.hadSubscriptionBefore;
            return plans.map((plan) => (
              <NewPlanCard key={plan.id} plan={plan} catalogue={catalogue} canTry={canTry} />
            ));
          }
          return plans.map((plan) => (
            <MemberPlanCard key={plan.id} plan={plan} catalogue={catalogue} subscription={subscription} />
          ));
        }}
      </Await>
    </Suspense>
  );
}
