import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeafRows } from '@/features/site/kapusta/LeafRows';
import { readSum, savingPlan } from '@/features/site/kapusta/saving';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { languageOf } from '@/shared/languages';
import { toDecimal } from '@/shared/money';
import { currencyDigits } from '@/shared/writeMoney';
import { TextField } from '@/ui/fields/TextField';
import { useSearchValues } from '@/ui/useSearchValues';
import styles from '@/features/site/kapusta/SavingCalculator.module.css';

const fields = ['goal', 'monthly'] as const;
type Typed = Record<(typeof fields)[number], string>;

const suggested = { goal: 1200, monthly: 100 } as const;

/** The field values: typed here, else from the URL, else suggested. */
function useTyped(): [Typed, (changes: Partial<Typed>) => void] {
  const [search, change] = useSearchValues();
  const [typed, setTyped] = useState<Typed>();
  const { number } = useFormat();
  const values = typed ?? {
    goal: search.get('goal') ?? number(suggested.goal),
    monthly: search.get('monthly') ?? number(suggested.monthly),
  };
  const type = (changes: Partial<Typed>) => {
    const next = { ...values, ...changes };
    setTyped(next);
    change(next);
  };
  return [values, type];
}

function Result({ goal, monthly, currency }: Record<'goal' | 'monthly', number> & { currency: string }) {
  const { t } = useTranslation('projectKapusta');
  const { money } = useFormat();
  const { months, last } = savingPlan(goal, monthly);
  const amount = isolate(money(toDecimal(last, currencyDigits(currency)), currency));
  return (
    <>
      <p>{t('saving.result')}</p>
      <p className={styles.months}>{t('saving.months', { count: months })}</p>
      {last < monthly && <p className="muted">{t('saving.last', { amount })}</p>}
      <LeafRows months={months} last={last / monthly} />
    </>
  );
}

/** How many months it takes to save an amount, in the currency of the page's language. */
export function SavingCalculator() {
  const { t } = useTranslation('projectKapusta');
  const { currencyName } = useFormat();
  const lang = useLang();
  const { currency } = languageOf(lang);
  const [values, type] = useTyped();
  const [goal, monthly] = fields.map((name) => readSum(values[name], lang, currencyDigits(currency)));
  const amounts = { goal, monthly };
  return (
    <div className={styles.calculator}>
      <div className="stack">
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`saving.${name}`)}
            hint={currencyName(currency)}
            error={amounts[name] === undefined && t('saving.invalid')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={values[name]}
            onChange={(event) => type({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={styles.result} role="status">
        {goal !== undefined && monthly !== undefined && (
          <Result goal={goal} monthly={monthly} currency={currency} />
        )}
      </div>
    </div>
  );
}
