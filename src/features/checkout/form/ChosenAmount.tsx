import { useEffect, useState, type KeyboardEvent } from 'react';
import { AmountField } from '@/commerce/amount/AmountField';
import { AmountPresets } from '@/commerce/amount/AmountPresets';
import { readAmountWithin, type AmountLimits } from '@/commerce/amount/amountWithin';
import { useLang } from '@/i18n/lang';
import { intlTag, type Lang } from '@/shared/languages';
import { useFieldErrorText } from '@/ui/failureText';
import { FieldLine } from '@/features/checkout/form/FieldLine';
import type { Price, Quote } from '@/features/checkout/types';

/** Debounce before a typed amount is applied, in milliseconds. */
const debounceMs = 700;

/** Until the server has sent the limit; it refuses anything above it. */
const noLimit = '999999999999';

interface ChosenAmountProps {
  /** Price in the currency that is charged. */
  price: Price;
  /** The amount chosen so far; undefined means the suggested amount. */
  chosen: string | undefined;
  /** The latest quote, possibly of the previous selection. */
  quote: Quote | undefined;
  error: string | undefined;
  onApply: (amount: string) => void;
  /** Reports whether the typed amount can't be paid. */
  onWrong: (isWrong: boolean) => void;
}

/** The minimum, the suggestion and twice the suggestion, which fit in one row on a phone. */
const presetsOf = ({ least, most }: AmountLimits, suggested: string): string[] => {
  const amounts = [Number(least), Number(suggested), 2 * Number(suggested)];
  return [...new Set(amounts)].filter((amount) => amount <= Number(most)).map(String);
};

/** The amount as typed in a language: no grouping, and no decimals for whole amounts. */
const typed = (amount: string, lang: Lang): string =>
  new Intl.NumberFormat(intlTag(lang), {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(Number(amount)) ? 0 : 2,
  }).format(Number(amount));

/** Lets the buyer choose the amount: applied by a preset, by Enter or on blur, or after a pause in typing. */
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
    const timer = setTimeout(settle, debounceMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    onWrong(isWrong);
    return () => onWrong(false);
  }, [isWrong, onWrong]);

  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in this field applies the amount instead of paying.
    event.preventDefault();
    settle();
  };
  return (
    <div className="stack gap-2">
      <FieldLine>
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
          error={isSettled && ('problem' in read ? errorText(read.problem, 'amount') : !isNew && error)}
        />
      </FieldLine>
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
