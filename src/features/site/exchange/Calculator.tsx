import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useTranslation } from 'react-i18next';
import type { Rate } from '@/features/site/exchange/rates';
import { Result } from '@/features/site/exchange/Result';
import type { Desk } from '@/features/site/exchange/useDesk';
import { useFigures } from '@/features/site/exchange/useFigures';
import { currencyOption } from '@/i18n/currencyOption';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/features/site/exchange/Calculator.module.css';

interface CalculatorProps {
  desk: Desk;
  rates: readonly Rate[];
}

function Amount({ desk }: { desk: Desk }) {
  const { t } = useTranslation('projectExchange');
  const { exact, plain } = useFigures();
  const example = isolate(exact('1234.5'));
  return (
    <TextField
      name="amount"
      label={t('desk.amount')}
      hint={t('desk.amountHint', { example })}
      error={
        desk.problem &&
        t(`desk.problems.${desk.problem}`, { example, plain: plain('1234'), decimal: plain('1.234') })
      }
      value={desk.text}
      onChange={({ target }) => desk.change({ text: target.value })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
    />
  );
}

/** The two currencies with a swap button; choosing the same currency twice also swaps them. */
function Pair({ desk, rates }: CalculatorProps) {
  const { t } = useTranslation('projectExchange');
  const format = useFormat();
  const { from, to, change } = desk;
  const options = rates.map(({ code }) => ({ value: code, label: currencyOption(format, code) }));
  return (
    <div className={styles.pair}>
      <Select
        name="from"
        label={t('desk.from')}
        options={options}
        value={from}
        onChange={({ target: { value } }) => change({ from: value, to: value === to ? from : to })}
      />
      <button
        type="button"
        className={styles.swap}
        aria-label={t('desk.swap')}
        onClick={() => change({ from: to, to: from })}
      >
        <ArrowLeftRight size={20} aria-hidden="true" />
      </button>
      <Select
        name="to"
        label={t('desk.to')}
        options={options}
        value={to}
        onChange={({ target: { value } }) => change({ to: value, from: value === from ? to : from })}
      />
    </div>
  );
}

/** Amount and currencies on one side, the result on the other. */
export function Calculator({ desk, rates }: CalculatorProps) {
  const { t } = useTranslation('projectExchange');
  const from = rates.find(({ code }) => code === desk.from);
  const to = rates.find(({ code }) => code === desk.to);
  return (
    <div className={styles.calculator}>
      <form
        className="stack"
        aria-label={t('desk.label')}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <Amount desk={desk} />
        <Pair desk={desk} rates={rates} />
      </form>
      {from && to && <Result amount={desk.amount} from={from} to={to} />}
    </div>
  );
}
