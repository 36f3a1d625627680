import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@internationalized/date';
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
import { Button } from '@/ui/Button';
import { CalendarIcon } from '@/ui/fields/day/CalendarIcon';
import { DayCalendar } from '@/ui/fields/day/DayCalendar';
import { dayOf } from '@/ui/fields/day/dayOf';
import { Dialog } from '@/ui/Dialog';
import field from '@/ui/fields/Field.module.css';
import type { DayFieldProps } from '@/ui/fields/day/DayField';
import closed from '@/ui/fields/day/DayField.module.css';
import styles from '@/ui/fields/day/DayPicker.module.css';

/** Detects a partially filled date, as the field itself reports only complete ones. */
function PartialDate({ onPartial }: { onPartial: (isPartial: boolean) => void }) {
  const parts = use(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < parts.length;
  const tell = useEffectEvent(onPartial);
  useEffect(() => tell(isPartial), [isPartial]);
  return null;
}

/** A day in the language's calendar and digits: typed part by part, or picked from a calendar. */
export function DayPicker({ label, empty, value, error, onChange, ...range }: DayFieldProps) {
  const { t } = useTranslation('day');
  const lang = useLang();
  const [day, setDay] = useState(() => dayOf(value));
  const [isOpen, setOpen] = useState(false);

  const change = (chosen: CalendarDate | null) => {
    setDay(chosen);
    onChange(chosen?.toString() ?? '');
  };
  const choose = (chosen: CalendarDate | null) => {
    change(chosen);
    setOpen(false);
  };
  return (
    <I18nProvider locale={intlTag(lang)}>
      <DateField
        className={`${field.field} ${closed.field}`}
        value={day}
        onChange={change}
        isInvalid={error !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed for it is gone
        autoFocus
      >
        <Label className={field.label}>{label}</Label>
        <div className={styles.row}>
          <DateInput className={`${field.control} ${styles.parts}`}>
            {(segment) => <DateSegment segment={segment} className={styles.part ?? ''} />}
          </DateInput>
          <button
            type="button"
            className={styles.open}
            aria-label={t('open')}
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
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label}>
        {isOpen && (
          <div className={styles.choice}>
            <DayCalendar label={label} value={day} onChoose={choose} {...range} />
            {day && <Button onClick={() => choose(null)}>{empty}</Button>}
          </div>
        )}
      </Dialog>
    </I18nProvider>
  );
}
