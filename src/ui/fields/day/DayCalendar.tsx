import { useTranslation } from 'react-i18next';
import {
  getLocalTimeZone,
  PersianCalendar,
  toCalendar,
  today,
  type CalendarDate,
} from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { useLang } from '@/i18n/lang';
import { intlTag, type Lang } from '@/shared/languages';
import { dayOf } from '@/ui/fields/day/dayOf';
import type { DayRange } from '@/ui/fields/day/DayField';
import { ChevronDownIcon } from '@/ui/icons';
import styles from '@/ui/fields/day/DayCalendar.module.css';

/** More than the years between the first day and the last, so that the list contains all of them. */
const allYears = 300;

interface Period {
  id: number | string;
  formatted: string;
}

interface PeriodSelectProps {
  'aria-label': string;
  value: number | string;
  items: readonly Period[];
  onChange: (id: number) => void;
}

function PeriodSelect({ items, value, onChange, 'aria-label': label }: PeriodSelectProps) {
  return (
    <div className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.chevron} size={16} />
    </div>
  );
}

/**
 * A bound in the language's calendar. The calendar names years by its bounds and numbers days by the bound it stands
 * on, so a Gregorian bound would show Gregorian days below a Persian month.
 */
const inCalendarOf = (lang: Lang, bound: CalendarDate): CalendarDate =>
  new Intl.DateTimeFormat(intlTag(lang)).resolvedOptions().calendar === 'persian'
    ? toCalendar(bound, new PersianCalendar())
    : bound;

interface DayCalendarProps extends DayRange {
  label: string;
  value: CalendarDate | null;
  onChoose: (day: CalendarDate) => void;
}

/** The days of a month, with month and year lists to jump far back. Needs an `I18nProvider` around it. */
export function DayCalendar({ label, value, onChoose, yearsBack = 0, ...range }: DayCalendarProps) {
  const { t } = useTranslation('day');
  const lang = useLang();
  const last = inCalendarOf(lang, dayOf(range.last) ?? today(getLocalTimeZone()));
  const given = dayOf(range.first);
  const first = given ? inCalendarOf(lang, given) : last.subtract({ years: 10 });
  return (
    <Calendar
      className={styles.calendar ?? ''}
      aria-label={label}
      value={value}
      onChange={onChoose}
      minValue={first}
      maxValue={last}
      defaultFocusedValue={value ?? last.subtract({ years: yearsBack })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog was opened for it
      autoFocus
    >
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn ?? ''} aria-label={t('previous')}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <div className={styles.period}>
          <CalendarMonthPicker format="long">
            {({ items, ...picker }) => (
              <PeriodSelect {...picker} value={String(picker.value)} items={items} />
            )}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={allYears}>
            {({ items, ...picker }) => (
              <PeriodSelect {...picker} value={String(picker.value)} items={items} />
            )}
          </CalendarYearPicker>
        </div>
        <Button slot="next" className={styles.turn ?? ''} aria-label={t('next')}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
