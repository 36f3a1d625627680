import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '@/features/profile/general/CalendarIcon';
import { useFormat } from '@/i18n/format';
import { loadChunk } from '@/lib/chunks';
import { Spinner } from '@/ui/Spinner';
import field from '@/ui/Field.module.css';
import type { BirthDatePicker } from '@/features/profile/general/BirthDatePicker';
import styles from '@/features/profile/general/BirthDate.module.css';

interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** What is wrong, in words. */
  error: string | undefined;
  /** Called with `YYYY-MM-DD`, with empty text, or with `partial` while parts of the date are missing. */
  onChange: (day: string) => void;
}

const load = (isOptional: boolean) =>
  loadChunk(() => import('@/features/profile/general/BirthDatePicker'), { isOptional });

/** Fetches the picker ahead; where that fails, opening it tries again and says so. */
const prepare = () => void load(true).catch((error: unknown) => console.info('No date picker yet', error));

/** A birth date: written out, until it is opened to be changed. The parts to change it with come along only then. */
export function BirthDateField({ value, error, onChange }: BirthDateFieldProps) {
  const { t } = useTranslation('general');
  const { date } = useFormat();
  const id = useId();
  const [Picker, setPicker] = useState<typeof BirthDatePicker>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');

  if (Picker) return <Picker value={value} error={error} onChange={onChange} />;

  const open = async () => {
    setState('loading');
    try {
      const { BirthDatePicker: loaded } = await load(false);
      setPicker(() => loaded);
    } catch (problem) {
      console.info('The date picker could not be loaded', problem);
      setState('failed');
    }
  };
  const problem = error ?? (state === 'failed' ? t('birthDate.failed') : undefined);
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {t('fields.birthDate')}
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
          {value === '' ? t('birthDate.none') : date(value)}
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
