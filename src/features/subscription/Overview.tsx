import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { subscriptionTone } from '@/shared/subscriptionState';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import styles from '@/features/subscription/Overview.module.css';
import { canCancel, canResume } from '@/features/subscription/standing';
import type { Subscription } from '@/features/subscription/types';
import type { Acting } from '@/features/subscription/useActing';
import { useWords } from '@/features/subscription/useWords';

interface OverviewProps {
  subscription: Subscription;
  acting: Acting;
  onCancel: () => void;
  onResume: () => void;
  onKeepPlan: () => void;
}

function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Plan, price and state in plain words, with what can be done about them. */
export function Overview({ subscription, acting, onCancel, onResume, onKeepPlan }: OverviewProps) {
  const { t } = useTranslation(['subscription', 'profile']);
  const { date } = useFormat();
  const lang = useLang();
  const words = useWords();
  const { status, Plan, NextPlan, price, Currency, nextChargeAt } = subscription;
  return (
    <Card
      title={
        <>
          <span className={styles.label}>{t('subscription:overview.title')}</span>{' '}
          <bdi className={styles.plan}>{Plan.title}</bdi>
        </>
      }
      aside={
        <StatusPill tone={subscriptionTone[status]}>{t(`profile:subscription.status.${status}`)}</StatusPill>
      }
    >
      <p className={styles.price}>
        <Money amount={price} currency={Currency.code} />{' '}
        <span className={styles.period}>{words.period(Plan)}</span>
      </p>
      <p className={styles.sentence}>{words.state(subscription)}</p>
      {NextPlan && (
        <div className={styles.next}>
          <p>
            {nextChargeAt
              ? t('subscription:next.from', {
                  plan: isolate(NextPlan.title),
                  date: isolate(date(nextChargeAt)),
                })
              : t('subscription:next.later', { plan: isolate(NextPlan.title) })}
          </p>
          <Button pending={acting.pending === 'keepPlan'} onClick={onKeepPlan}>
            {t('subscription:next.drop')}
          </Button>
        </div>
      )}
      {status === 'INCOMPLETE' && (
        <Actions>
          <ButtonLink variant="primary" to={paths.productPayment.href(lang, Plan.productId)}>
            {t('subscription:overview.pay')}
          </ButtonLink>
        </Actions>
      )}
      {canResume(subscription) && (
        <Actions>
          <Button variant="primary" pending={acting.pending === 'resume'} onClick={onResume}>
            {t('subscription:overview.resume')}
          </Button>
        </Actions>
      )}
      {canCancel(subscription) && (
        <Actions>
          <Button onClick={onCancel}>{t('subscription:overview.cancel')}</Button>
        </Actions>
      )}
    </Card>
  );
}
