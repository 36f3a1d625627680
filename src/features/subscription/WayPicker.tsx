import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import type { WayToPay } from '@/features/subscription/types';
import { walletId, type Purse } from '@/features/subscription/purse';

interface WayPickerProps {
  ways: readonly WayToPay[];
  purse: Purse;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The ways to pay an amount; the wallet says what it holds, and is closed where that is not enough. */
export function WayPicker({ ways, purse, chosen, onChoose }: WayPickerProps) {
  const { t } = useTranslation('subscription');
  const { money } = useFormat();
  if (ways.length === 0) return <Notice kind="warning">{t('pay.none')}</Notice>;
  const amount = isolate(money(purse.balance, purse.currency));
  return (
    <RadioGroup legend={t('pay.legend')}>
      {ways.map((way) => {
        const isShort = way.id === walletId && !purse.isEnough;
        const balance = t(isShort ? 'pay.balanceShort' : 'pay.balance', { amount });
        return (
          <RadioOption
            key={way.id}
            name="way"
            value={way.id}
            label={way.displayName}
            description={way.id === walletId ? balance : way.description}
            disabled={isShort}
            checked={way.id === chosen}
            onChange={() => onChoose(way.id)}
          />
        );
      })}
    </RadioGroup>
  );
}
