import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { loadChunk } from '@/lib/chunks';
import { CalendarIcon } from '@/ui/fields/day/CalendarIcon';
import { Spinner } from '@/ui/Spinner';
import field from '@/ui/fields/Field.module.css';
import type { DayPicker } from '@/ui/fields/day/DayPicker';
import styles from '@/ui/fields/day/DayField.module.css';

/** The days of a calendar. */
export interface DayRange {
  /** The first selectable day, `YYYY-MM-DD`; about ten years back by default. */
  first?: string | undefined;
  /** The last selectable day, `YYYY-MM-DD`; today by default. */
  last?: string | undefined;
  /** How many years before the last day the calendar opens while no day is selected. */
  yearsBack?: number;
}

export interface DayFieldProps extends DayRange {
  label: string;
  /** The text of an empty field. */
  empty: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Called with `YYYY-MM-DD`, with an empty text, or with `partial` while parts of the date are missing. */
  onChange: (day: string) => void;
}

const load = (isOptional: boolean) => loadChunk(() => import('@/ui/fields/day/DayPicker'), { isOptional });

/** Prefetches the picker; if that fails, opening it retries and reports the error. */
const prepare = () => void load(true).catch((error: unknown) => console.info('No day picker yet', error));

/** A calendar day, shown as text until it is opened for editing. The picker is loaded only then. */
export function DayField(props: DayFieldProps) {
  const { label, empty, value, error, onChange } = props;
  const { t } = useTranslation('day');
  const { date } = useFormat();
  const id = useId();
  const [Picker, setPicker] = useState<typeof DayPicker>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [known, setKnown] = useState(value);

  // A value set from outside replaces what was half typed.
  if (value !== known) {
    setKnown(value);
    setPicker(undefined);
    setState('closed');
  }

  const change = (day: string) => {
    setKnown(day);
    onChange(day);
  };
  if (Picker) return <Picker {...props} onChange={change} />;

  const open = async () => {
    setState('loading');
    try {
      const { DayPicker: loaded } = await load(false);
      setPicker(() => loaded);
    } catch (problem) {
      console.info('The day picker could not be loaded', problem);
      setState('failed');
    }
  };
  const problem = error ?? (state === 'failed' ? t('failed') : undefined);
  return (
    <div className={`${field.field} ${styles.field}`}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        className={`${field.control} ${styles.closed}`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={problem && `${id}-error`}
        aria-busy={state === 'loading' || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <span id={`${id}-value`} className={value === '' ? styles.none : undefined}>
          {value === '' ? empty : date(value)}
        </span>
        {state === 'loading' ? <Spinner /> : <CalendarIcon size={18} />}
      </button>
      {problem && (
        <p id={`${id}-error`} className={field.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
