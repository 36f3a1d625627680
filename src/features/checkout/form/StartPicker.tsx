import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Money } from '@/ui/Money';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import type { Quote } from '@/features/checkout/types';

interface StartPickerProps {
  /** Length of the trial in days. */
  days: number;
  /** What the plan costs after it. */
  quote: Quote | undefined;
  isTrial: boolean;
  onChoose: (isTrial: boolean) => void;
}

/** Chooses whether a plan starts with its trial or at once. */
export function StartPicker({ days, quote, isTrial, onChoose }: StartPickerProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const follows = quote?.nextAfterTrial;
  const price = follows && money(follows.amount, follows.Currency.code);
  return (
    <RadioGroup legend={t('trial.legend')}>
      <RadioOption
        name="start"
        value="trial"
        label={t('trial.start', { count: days })}
        description={price && t('trial.then', { price })}
        checked={isTrial}
        onChange={() => onChoose(true)}
      />
      <RadioOption
        name="start"
        value="now"
        label={t('trial.now')}
        aside={quote && <Money amount={quote.total} currency={quote.Currency.code} />}
        checked={!isTrial}
        onChange={() => onChoose(false)}
      />
    </RadioGroup>
  );
}
