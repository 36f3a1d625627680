import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubscriptionPill } from '@/commerce/SubscriptionPill';
import { useSubscriptionWords } from '@/commerce/useSubscriptionWords';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Money } from '@/ui/Money';
import { Ours } from '@/ui/Ours';
import styles from '@/features/subscription/Overview.module.css';
import { canCancel, canResume } from '@/features/subscription/planRules';
import type { Subscription } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

interface OverviewProps {
  subscription: Subscription;
  acting: SubscriptionAction;
  onCancel: () => void;
  onResume: () => void;
  onKeepPlan: () => void;
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="cluster">{children}</div>;
}

/** Plan, price and state, with the available actions. */
export function Overview({ subscription, acting, onCancel, onResume, onKeepPlan }: OverviewProps) {
  const { t } = useTranslation(['subscription', 'common']);
  const lang = useLang();
  const words = useSubscriptionWords();
  const { status, Plan, NextPlan, price, Currency, NextCharge } = subscription;
  return (
    <Card
      title={
        <>
          <span className={styles.label}>{t('subscription:overview.title')}</span>{' '}
          <bdi className={styles.plan}>{Plan.title}</bdi>
        </>
      }
      aside={<SubscriptionPill subscription={subscription} />}
    >
      <p className={styles.price}>
        <Money amount={price} currency={Currency.code} />{' '}
        <span className={styles.period}>{words.period(Plan)}</span>
      </p>
      {/* Overdue payments are mentioned above. */}
      {status !== 'PAST_DUE' && <p className={styles.sentence}>{words.state(subscription)}</p>}
      {NextPlan && NextCharge?.Plan.id !== NextPlan.id && (
        <p className={styles.sentence}>{t('subscription:next.later', { plan: isolate(NextPlan.title) })}</p>
      )}
      {status === 'INCOMPLETE' && (
        <Actions>
          <ButtonLink variant="primary" to={paths.productPayment.href(lang, Plan.productId)}>
            {t('subscription:overview.pay')}
          </ButtonLink>
        </Actions>
      )}
      <Ours>
        {canResume(subscription) && (
          <Actions>
            <Button variant="primary" pending={acting.pending === 'resume'} onClick={onResume}>
              {t('subscription:overview.resume')}
            </Button>
          </Actions>
        )}
        {(NextPlan || canCancel(subscription)) && (
          <Actions>
            {NextPlan && (
              <Button pending={acting.pending === 'keepPlan'} onClick={onKeepPlan}>
                {t('subscription:next.drop')}
              </Button>
            )}
            {canCancel(subscription) && (
              <Button onClick={onCancel}>{t('subscription:overview.cancel')}</Button>
            )}
            {canCancel(subscription) && (
              <ButtonLink to={paths.cancel.href(lang)}>{t('common:legal.cancel')}</ButtonLink>
            )}
          </Actions>
        )}
      </Ours>
    </Card>
  );
}
