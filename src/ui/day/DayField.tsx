import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { loadChunk } from '@/lib/chunks';
import { CalendarIcon } from '@/ui/day/CalendarIcon';
import { Spinner } from '@/ui/Spinner';
import field from '@/ui/Field.module.css';
import type { DayPicker } from '@/ui/day/DayPicker';
import styles from '@/ui/day/DayField.module.css';

/** The days of a calendar. */
export interface DayRange {
  /** The first day to choose, `YYYY-MM-DD`; about ten years back if left out. */
  first?: string | undefined;
  /** The last day to choose, `YYYY-MM-DD`; today if left out. */
  last?: string | undefined;
  /** How many years before the last day the calendar opens while no day is chosen. */
  yearsBack?: number;
}

export interface DayFieldProps extends DayRange {
  label: string;
  /** What an empty field says. */
  empty: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Called with `YYYY-MM-DD`, with empty text, or with `partial` while parts of the date are missing. */
  onChange: (day: string) => void;
}

const load = (isOptional: boolean) => loadChunk(() => import('@/ui/day/DayPicker'), { isOptional });

/** Fetches the picker ahead; where that fails, opening it tries again and says so. */
const prepare = () => void load(true).catch((error: unknown) => console.info('No day picker yet', error));

/** A calendar day: written out, until it is opened to be changed. The parts to change it with come along only then. */
export function DayField(props: DayFieldProps) {
  const { label, empty, value, error, onChange } = props;
  const { t } = useTranslation('day');
  const { date } = useFormat();
  const id = useId();
  const [Picker, setPicker] = useState<typeof DayPicker>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [known, setKnown] = useState(value);

  // A value that came from outside is written out, and half-typed parts go.
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
