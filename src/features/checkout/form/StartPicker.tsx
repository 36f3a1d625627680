import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Money } from '@/ui/Money';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import type { Quote } from '@/features/checkout/types';

interface StartPickerProps {
  /** The length of the trial. */
  days: number;
  /** What the plan costs after it. */
  quote: Quote | undefined;
  isTrial: boolean;
  onChoose: (isTrial: boolean) => void;
}

/** Begins a plan with its trial or at once. */
export function StartPicker({ days, quote, isTrial, onChoose }: StartPickerProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const follows = quote?.nextAfterTrial;
  const price = follows && money(follows.amount, quote.Currency.code);
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
