import { useEffect, useState, type KeyboardEvent } from 'react';
import { AmountField } from '@/commerce/amount/AmountField';
import { AmountPresets } from '@/commerce/amount/AmountPresets';
import { readAmountWithin, type AmountLimits } from '@/commerce/amount/amountWithin';
import { useLang } from '@/i18n/lang';
import { intlTag, type Lang } from '@/shared/languages';
import { useFieldErrorText } from '@/ui/failureText';
import type { Price, Quote } from '@/features/checkout/types';

/** How long typing has to rest before an amount is asked for, in milliseconds. */
const rest = 700;

/** Where the server has not said it yet; it refuses what is more. */
const noLimit = '999999999999';

interface ChosenAmountProps {
  /** In the currency that is charged. */
  price: Price;
  /** What is chosen by now; the suggestion, where that is nothing. */
  chosen: string | undefined;
  /** The newest price, which can be of the selection before. */
  quote: Quote | undefined;
  error: string | undefined;
  onApply: (amount: string) => void;
  /** Says whether what is typed cannot be paid. */
  onWrong: (isWrong: boolean) => void;
}

/** The least, what is suggested, and twice as much: a row of a phone. */
const presetsOf = ({ least, most }: AmountLimits, suggested: string): string[] => {
  const amounts = [Number(least), Number(suggested), 2 * Number(suggested)];
  return [...new Set(amounts)].filter((amount) => amount <= Number(most)).map(String);
};

/** As it is typed in a language: without groups, and without decimals that say nothing. */
const typed = (amount: string, lang: Lang): string =>
  new Intl.NumberFormat(intlTag(lang), {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(Number(amount)) ? 0 : 2,
  }).format(Number(amount));

/** What the buyer chooses to pay: applied by a button, by Enter, or once typing rests. */
export function ChosenAmount({ price, chosen, quote, error, onApply, onWrong }: ChosenAmountProps) {
  const lang = useLang();
  const errorText = useFieldErrorText();
  const { id, code } = price.Currency;
  const suggested = price.suggested ?? price.default;
  const applied = chosen ?? suggested;
  const [text, setText] = useState(typed(applied, lang));
  const [isSettled, setSettled] = useState(true);
  const range = quote?.Currency.id === id ? quote.AmountRange : undefined;
  const limits = range ?? { least: price.member ?? price.default, most: noLimit };
  const read = readAmountWithin(text, lang, limits);
  const amount = 'amount' in read ? read.amount : undefined;
  const isNew = amount !== undefined && Number(amount) !== Number(applied);
  const isWrong = amount === undefined;

  const settle = () => {
    setSettled(true);
    if (isNew) onApply(amount);
  };
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(settle, rest);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    onWrong(isWrong);
    return () => onWrong(false);
  }, [isWrong, onWrong]);

  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in this field means the amount, not the payment.
    event.preventDefault();
    settle();
  };
  return (
    <div className="stack gap-2">
      <AmountField
        name="amount"
        limits={range ?? undefined}
        currency={code}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setSettled(false);
        }}
        onBlur={settle}
        onKeyDown={settleOnEnter}
        error={isSettled && ('problem' in read ? errorText(read.problem) : !isNew && error)}
      />
      <AmountPresets
        amounts={presetsOf(limits, suggested)}
        currency={code}
        onChoose={(preset) => {
          setText(typed(preset, lang));
          setSettled(true);
          onApply(preset);
        }}
      />
    </div>
  );
}
