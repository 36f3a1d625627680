import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Subscription } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

interface TrialUncoveredProps {
  charge: NonNullable<Subscription['NextCharge']>;
  acting: SubscriptionAction;
  /** Adds a card. */
  onAdd: () => void;
}

/** Warns during a trial that nothing can pay for the next charge, and offers to add a card or fund the wallet. */
export function TrialUncovered({ charge, acting, onAdd }: TrialUncoveredProps) {
  const { t } = useTranslation('subscription');
  const { date, money } = useFormat();
  const lang = useLang();
  return (
    <Notice
      title={t('trial.title')}
      actions={
        <>
          <Button variant="primary" pending={acting.pending === 'addMethod'} onClick={onAdd}>
            {t('method.add')}
          </Button>
          <ButtonLink to={paths.wallet.href(lang)}>{t('trial.addFunds')}</ButtonLink>
        </>
      }
    >
      <p>
        {t('trial.text', {
          date: isolate(date(charge.date)),
          amount: isolate(money(charge.amount, charge.Currency.code)),
        })}
      </p>
    </Notice>
  );
}
