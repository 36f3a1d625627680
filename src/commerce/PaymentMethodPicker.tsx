import type { PaymentMethodChoice } from '@/commerce/paymentMethods';
import { useFormat } from '@/i18n/format';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';

interface Method {
  readonly id: string;
  readonly displayName: string;
  readonly description: string | null;
}

interface PaymentMethodPickerProps {
  choices: readonly PaymentMethodChoice<Method>[];
  /** The id of the selected method. */
  chosen: string | undefined;
  /** ISO 4217 code of the currency charged. */
  currency: string | undefined;
  error?: string | undefined;
  words: {
    legend: string;
    /** If there is no way to pay. */
    none: string;
    /** If the wallet needs an account. */
    login?: string;
    /** The wallet's balance, and that it is too low. */
    balance: (amount: string) => string;
    balanceShort: (amount: string) => string;
  };
  onChoose: (id: string) => void;
}

/** The payment methods. The wallet shows its balance, and an unavailable method says why. */
export function PaymentMethodPicker({
  choices,
  chosen,
  currency,
  error,
  words,
  onChoose,
}: PaymentMethodPickerProps) {
  const { money } = useFormat();
  if (choices.length === 0) return <Notice kind="warning">{words.none}</Notice>;

  const descriptionOf = ({ method, obstacle, balance }: PaymentMethodChoice<Method>) => {
    if (obstacle === 'login') return words.login;
    if (balance === undefined || currency === undefined) return method.description;
    const amount = money(balance, currency);
    return obstacle ? words.balanceShort(amount) : words.balance(amount);
  };

  return (
    <RadioGroup legend={words.legend} error={error}>
      {choices.map((choice) => (
        <RadioOption
          key={choice.method.id}
          name="method"
          value={choice.method.id}
          label={choice.method.displayName}
          description={descriptionOf(choice)}
          disabled={choice.obstacle !== undefined}
          checked={choice.method.id === chosen}
          onChange={() => onChoose(choice.method.id)}
        />
      ))}
    </RadioGroup>
  );
}
