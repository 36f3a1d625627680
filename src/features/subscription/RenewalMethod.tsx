import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/subscription/Rows.module.css';
import type { SavedMethod, Subscription } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

interface RenewalMethodProps {
  subscription: Subscription;
  methods: readonly SavedMethod[];
  acting: SubscriptionAction;
  /** Null for the wallet. */
  onChoose: (id: string | null) => void;
  onAdd: () => void;
  onRemove: (id: string) => void;
}

/** The payment method for renewals. A choice takes effect at once; the method in use can't be removed. */
export function RenewalMethod({
  subscription,
  methods,
  acting,
  onChoose,
  onAdd,
  onRemove,
}: RenewalMethodProps) {
  const { t } = useTranslation('subscription');
  const chosen = subscription.SavedMethod?.id ?? null;
  // Shown optimistically until the page's data has it, or the change failed.
  const [wanted, setWanted] = useState({ from: chosen, to: chosen });
  const shown = wanted.from === chosen && acting.said?.kind !== 'failed' ? wanted.to : chosen;
  const choose = (to: string | null) => {
    setWanted({ from: chosen, to });
    onChoose(to);
  };
  const removable = methods.filter(({ id }) => id !== chosen || !subscription.renew);
  return (
    <Card title={t('method.title')}>
      <RadioGroup isLegendHidden legend={t('method.legend')} hint={t('method.hint')}>
        <RadioOption
          name="renewalMethod"
          value="wallet"
          label={t('method.wallet')}
          checked={shown === null}
          onChange={() => choose(null)}
        />
        {methods.map(({ id, label, PaymentMethod }) => (
          <RadioOption
            key={id}
            name="renewalMethod"
            value={id}
            label={<bdi>{label}</bdi>}
            description={PaymentMethod.displayName}
            checked={shown === id}
            onChange={() => choose(id)}
          />
        ))}
      </RadioGroup>
      {methods.length === 0 && <p className={styles.lead}>{t('method.none')}</p>}
      <div>
        <Button pending={acting.pending === 'addMethod'} onClick={onAdd}>
          {t('method.add')}
        </Button>
      </div>
      {removable.length > 0 && (
        <ul className="list">
          {removable.map(({ id, label }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>{t('method.kept', { label: isolate(label) })}</span>
              <Button pending={acting.pending === `remove ${id}`} onClick={() => onRemove(id)}>
                <span>{t('method.remove')}</span> <VisuallyHidden>{label}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
