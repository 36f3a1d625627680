import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { CalendarIcon } from '@/features/profile/general/CalendarIcon';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  Label,
  Text,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLang } from '@/i18n/lang';
import { intlTag } from '@/shared/languages';
import { Dialog } from '@/ui/Dialog';
import field from '@/ui/Field.module.css';
import { BirthCalendar } from '@/features/profile/general/BirthCalendar';
import styles from '@/features/profile/general/BirthDate.module.css';

interface BirthDatePickerProps {
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

function dayOf(value: string): CalendarDate | null {
  try {
    return value === '' ? null : parseDate(value);
  } catch {
    // Not a day, such as what a draft of another version held: the field starts empty.
    return null;
  }
}

/** Detects a date of which only some parts are filled in: the field itself reports whole dates only. */
function PartialDate({ onPartial }: { onPartial: (isPartial: boolean) => void }) {
  const parts = use(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < parts.length;
  const tell = useEffectEvent(onPartial);
  useEffect(() => tell(isPartial), [isPartial]);
  return null;
}

/** A birth date in the calendar and digits of the language: typed part by part, or chosen from a calendar. */
export function BirthDatePicker({ value, error, onChange }: BirthDatePickerProps) {
  const { t } = useTranslation('general');
  const lang = useLang();
  const [day, setDay] = useState(() => dayOf(value));
  const [isOpen, setOpen] = useState(false);

  const change = (chosen: CalendarDate | null) => {
    setDay(chosen);
    onChange(chosen?.toString() ?? '');
  };
  return (
    <I18nProvider locale={intlTag(lang)}>
      <DateField
        className={field.field ?? ''}
        value={day}
        onChange={change}
        isInvalid={error !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed for it is gone
        autoFocus
      >
        <Label className={field.label}>{t('fields.birthDate')}</Label>
        <div className={styles.row}>
          <DateInput className={`${field.control} ${styles.parts}`}>
            {(segment) => <DateSegment segment={segment} className={styles.part ?? ''} />}
          </DateInput>
          <button
            type="button"
            className={styles.open}
            aria-label={t('birthDate.open')}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <CalendarIcon size={18} />
          </button>
        </div>
        {error && (
          <Text slot="errorMessage" elementType="p" className={field.error ?? ''}>
            {error}
          </Text>
        )}
        <PartialDate onPartial={(isPartial) => onChange(isPartial ? 'partial' : (day?.toString() ?? ''))} />
      </DateField>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('fields.birthDate')}>
        {isOpen && (
          <BirthCalendar
            value={day}
            onChoose={(chosen) => {
              change(chosen);
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </I18nProvider>
  );
}
