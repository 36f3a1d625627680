import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import type { MethodChoice } from '@/features/checkout/form/methodChoices';

interface MethodPickerProps {
  choices: readonly MethodChoice[];
  methodId: string | undefined;
  /** ISO 4217 code of the currency that is charged. */
  currency: string | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
}

/** The ways to pay; one that cannot be used now says why. */
export function MethodPicker({ choices, methodId, currency, error, onChoose }: MethodPickerProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  if (choices.length === 0) return <Notice kind="warning">{t('method.none')}</Notice>;

  const descriptionOf = ({ method, obstacle, balance }: MethodChoice) => {
    if (obstacle === 'login') return t('method.balanceLogin');
    if (balance === undefined || currency === undefined) return method.description;
    const amount = money(balance, currency);
    return obstacle === 'balance' ? t('method.balanceShort', { amount }) : t('method.balance', { amount });
  };

  return (
    <RadioGroup legend={t('method.legend')} error={error}>
      {choices.map((choice) => (
        <RadioOption
          key={choice.method.id}
          name="method"
          value={choice.method.id}
          label={choice.method.displayName}
          description={descriptionOf(choice)}
          disabled={choice.obstacle !== undefined}
          checked={choice.method.id === methodId}
          onChange={() => onChoose(choice.method.id)}
        />
      ))}
    </RadioGroup>
  );
}
