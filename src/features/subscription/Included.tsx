import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/subscription/Rows.module.css';
import type { Owner, Product, Subscription } from '@/features/subscription/types';

interface IncludedProps {
  products: readonly Product[];
  owner: Owner;
  subscription: Subscription;
  onActivate: (product: Product) => void;
}

/**
 * When an activation ends: on its own date, or with a subscription that doesn't renew; undefined if it has no end yet.
 */
const endOf = (
  { availableTo }: Owner['SubscriptionPurchase'][number],
  { renew, activeEndDate }: Pick<Subscription, 'renew' | 'activeEndDate'>,
): string | undefined =>
  [availableTo, renew ? null : activeEndDate].filter((end) => end !== null).toSorted()[0];

/** What the subscription includes, and how many more of these products can be activated. */
export function Included({ products, owner, subscription, onActivate }: IncludedProps) {
  const { t } = useTranslation('subscription');
  const { date, number } = useFormat();
  const lang = useLang();
  const { activationsLeft, maxActivated, status, renew, activeEndDate } = subscription;
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
      <ul className="list">
        {products.map((product) => {
          const { id, title, availableDuration } = product;
          const open = openOf(id);
          const until = open && endOf(open, { renew, activeEndDate });
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <bdi>{title}</bdi>
                </h3>
                {open && (
                  <p className={styles.good}>
                    {until ? t('included.openUntil', { date: isolate(date(until)) }) : t('included.open')}
                  </p>
                )}
                {!open && (
                  <p className={styles.quiet}>
                    {availableDuration === null
                      ? t(activeEndDate === null ? 'included.forGood' : 'included.whileRunning')
                      : t('included.days', { count: availableDuration })}
                  </p>
                )}
              </div>
              {open?.hasGoods && (
                <ButtonLink to={paths.libraryItem.href(lang, open.id)}>
                  <span>{t('included.show')}</span> <VisuallyHidden>{title}</VisuallyHidden>
                </ButtonLink>
              )}
              {!open && canActivate && (
                <Button onClick={() => onActivate(product)}>
                  <span>{t('included.use')}</span> <VisuallyHidden>{title}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
