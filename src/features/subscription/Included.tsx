import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/subscription/Rows.module.css';
import type { Owner, Product, Subscription } from '@/features/subscription/types';
import type { Acting } from '@/features/subscription/useActing';

interface IncludedProps {
  products: readonly Product[];
  owner: Owner;
  subscription: Subscription;
  acting: Acting;
  onActivate: (productId: string) => void;
}

/** What comes with the subscription, and how many more of it can be opened. */
export function Included({ products, owner, subscription, acting, onActivate }: IncludedProps) {
  const { t } = useTranslation('subscription');
  const { date, number } = useFormat();
  const { activationsLeft, maxActivated, status } = subscription;
  const openOf = (id: string) =>
    owner.SubscriptionPurchase.find(({ status, Product }) => status === 'ACTIVE' && Product.id === id);
  const canActivate = activationsLeft > 0 && status !== 'PAST_DUE';
  return (
    <Card
      title={t('included.title')}
      aside={t('included.left', { left: number(activationsLeft), max: number(maxActivated) })}
    >
      <p className={styles.lead}>
        {status === 'PAST_DUE'
          ? t('included.overdue')
          : activationsLeft > 0
            ? t('included.lead')
            : t('included.usedUp')}
      </p>
      <ul className={styles.rows}>
        {products.map(({ id, title, availableDuration }) => {
          const open = openOf(id);
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <bdi>{title}</bdi>
                </h3>
                {open && (
                  <p className={styles.good}>
                    {open.availableTo
                      ? t('included.openUntil', { date: isolate(date(open.availableTo)) })
                      : t('included.open')}
                  </p>
                )}
                {!open && (
                  <p className={styles.quiet}>
                    {availableDuration === null
                      ? t('included.forGood')
                      : t('included.days', { count: availableDuration })}
                  </p>
                )}
              </div>
              {!open && canActivate && (
                <Button pending={acting.pending === `activate ${id}`} onClick={() => onActivate(id)}>
                  {t('included.use')} <VisuallyHidden>{title}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
