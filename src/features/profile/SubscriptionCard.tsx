import { useTranslation } from 'react-i18next';
import { SubscriptionPill } from '@/commerce/SubscriptionPill';
import { useSubscriptionWords } from '@/commerce/useSubscriptionWords';
import type { ProfileQuery } from '@/data/generated/account';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import styles from '@/features/profile/SubscriptionCard.module.css';

type Subscription = NonNullable<NonNullable<ProfileQuery['me']>['Subscription']>;

/** States in which the plan can be paid for (again), with the label of the link. */
const wayToPay = {
  INCOMPLETE: 'pay',
  PAST_DUE: 'pay',
  INCOMPLETE_EXPIRED: 'renewPlan',
  CANCELED: 'renewPlan',
} as const satisfies Partial<Record<Subscription['status'], string>>;

/** A user's subscription: plan, price and state, or a link to the plans. */
export function SubscriptionCard({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const lang = useLang();
  const words = useSubscriptionWords();
  if (!subscription) {
    return (
      <Card title={t('subscription.title')}>
        <p className={styles.plan}>{t('subscription.none')}</p>
        <p className="muted">{t('subscription.noneText')}</p>
        <div className="cluster">
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
      title={<Link to={paths.subscription.href(lang)}>{t('subscription.title')}</Link>}
      aside={<SubscriptionPill subscription={subscription} />}
    >
      <p className={styles.plan}>
        <bdi>{Plan.title}</bdi>
      </p>
      <p className="muted">{words.state(subscription)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('subscription.price')}</dt>
          <dd>
            <Money amount={price} currency={Currency.code} />{' '}
            <span className={styles.period}>{words.period(Plan)}</span>
          </dd>
        </div>
        {maxActivated > 0 && status !== 'CANCELED' && (
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
        <div className="cluster">
          <ButtonLink
            variant="primary"
            to={
              status === 'PAST_DUE'
                ? paths.subscription.href(lang)
                : paths.productPayment.href(lang, Plan.productId)
            }
          >
            {t(`subscription.${way}`)}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
