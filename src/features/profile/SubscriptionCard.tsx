import { useTranslation } from 'react-i18next';
import type { MeQuery } from '@/graphql/generated/account';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { planPeriod, subscriptionState, subscriptionTone } from '@/shared/subscriptionState';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import styles from '@/features/profile/SubscriptionCard.module.css';

type Subscription = NonNullable<NonNullable<MeQuery['me']>['Subscription']>;

/** The states in which the plan can be bought (again), with the word for it. */
const wayToPay = {
  INCOMPLETE: 'pay',
  PAST_DUE: 'pay',
  INCOMPLETE_EXPIRED: 'renewPlan',
  CANCELED: 'renewPlan',
} as const satisfies Partial<Record<Subscription['status'], string>>;

function Period({ plan }: { plan: Subscription['Plan'] }) {
  const { t } = useTranslation('profile');
  const period = planPeriod(plan);
  return period.every === 'days'
    ? t('subscription.every', { count: period.count })
    : t(`subscription.${period.every}`);
}

function StateSentence({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('profile');
  const { date, money } = useFormat();
  const state = subscriptionState(subscription);
  if (!('date' in state)) return t(`subscription.state.${state.sentence}`);
  return t(`subscription.state.${state.sentence}`, {
    date: isolate(date(state.date)),
    price: isolate(money(subscription.price, subscription.Currency.code)),
  });
}

/** A person's subscription: its plan, price and state in plain words, or the way to the plans. */
export function SubscriptionCard({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const lang = useLang();
  if (!subscription) {
    return (
      <Card title={t('subscription.title')}>
        <p className={styles.plan}>{t('subscription.none')}</p>
        <p className={styles.sentence}>{t('subscription.noneText')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={`${paths.landing.href(lang)}#plans`}>
            {t('subscription.toPlans')}
          </ButtonLink>
        </div>
      </Card>
    );
  }

  const { status, Plan, price, Currency, maxActivated, activationsLeft } = subscription;
  const way = status in wayToPay ? wayToPay[status as keyof typeof wayToPay] : undefined;
  return (
    <Card
      title={t('subscription.title')}
      aside={<StatusPill tone={subscriptionTone[status]}>{t(`subscription.status.${status}`)}</StatusPill>}
    >
      <p className={styles.plan}>
        <bdi>{Plan.title}</bdi>
      </p>
      <p className={styles.sentence}>
        <StateSentence subscription={subscription} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('subscription.price')}</dt>
          <dd>
            <Money amount={price} currency={Currency.code} />{' '}
            <span className={styles.period}>
              <Period plan={Plan} />
            </span>
          </dd>
        </div>
        {maxActivated > 0 && (
          <div>
            <dt>{t('subscription.activations')}</dt>
            <dd>
              {t('subscription.activationsLeft', {
                left: number(activationsLeft),
                max: number(maxActivated),
              })}
            </dd>
          </div>
        )}
      </dl>
      {way && (
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={paths.productPayment.href(lang, Plan.productId)}>
            {t(`subscription.${way}`)}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
