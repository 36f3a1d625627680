import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import { OwnPlanDocument, type OwnPlanQuery } from '@/data/generated/public/ownPlan';
import { request } from '@/data/request';
import { PlanCard, type Plan } from '@/features/plans/PlanCard';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import type { Lang } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';

type Subscription = NonNullable<NonNullable<OwnPlanQuery['me']>['Subscription']>;

const isLive = ({ status }: Subscription): boolean =>
  status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE';

let asked: { bearer: string; answer: Promise<OwnPlanQuery | undefined> } | undefined;

/**
 * The plan of whom a token is of; undefined where it cannot be known. Asked once a visit of the page, outside of its
 * state: React drops that when it begins the first render anew.
 */
function ownPlan(bearer: string, lang: Lang): Promise<OwnPlanQuery | undefined> {
  if (asked?.bearer !== bearer)
    asked = { bearer, answer: request(OwnPlanDocument, { lang, bearer }).catch(() => undefined) };
  return asked.answer;
}

const forget = (): void => {
  asked = undefined;
};

function MemberPlanCard({ plan, subscription }: { plan: Plan; subscription: Subscription }) {
  const { t } = useTranslation('landing');
  const { date } = useFormat();
  const lang = useLang();
  const isOwn = plan.id === subscription.Plan.id;
  const { status, activeEndDate: end } = subscription;
  const words = t(isOwn || end === null ? 'plans.manage' : 'plans.compare');
  return (
    <PlanCard
      plan={plan}
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

interface MemberPlanCardsProps {
  plans: readonly Plan[];
  /** Whose plan is asked for. */
  bearer: string;
  children: ReactNode;
}

/**
 * The plans for a signed-in person: who has one is led to its page, where a change is previewed. `children` are the cards
 * for anyone else, shown until the answer and where there is none.
 */
export function MemberPlanCards({ plans, bearer, children }: MemberPlanCardsProps) {
  const lang = useLang();
  useEffect(() => forget, []);
  return (
    <Suspense fallback={children}>
      <Await resolve={ownPlan(bearer, lang)}>
        {(given) => {
          const subscription = given?.me?.Subscription;
          if (!subscription || !isLive(subscription)) return children;
          return plans.map((plan) => (
            <MemberPlanCard key={plan.id} plan={plan} subscription={subscription} />
          ));
        }}
      </Await>
    </Suspense>
  );
}
