import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { timeSpan } from '@/i18n/timeSpan';
import type { EventDate } from '@/features/product/product';
import styles from '@/features/product/EventDates.module.css';

/** A browser may not know a time zone by its newest name. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone;
  } catch {
    return 'UTC';
  }
}

/** When an event takes place, in the time zone of the place, and where. */
function OneDate({ date }: { date: EventDate }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const zone = knownZone(date.timeZone);
  return (
    <>
      <time className={styles.when} dateTime={date.startsAt}>
        <bdi>{timeSpan(format, date, zone)}</bdi>
      </time>{' '}
      <span className="muted">{t('event.zone', { zone: isolate(zone) })}</span>
      {date.place !== null && <bdi>{date.place}</bdi>}
      {date.isOnline && <span>{t('event.online')}</span>}
    </>
  );
}

/** The next date of a product's events, beside its price. */
export function NextDate({ date }: { date: EventDate }) {
  const { t } = useTranslation('product');
  return (
    <p className={styles.date}>
      <span className={styles.label}>{t('event.next')}</span>
      <OneDate date={date} />
    </p>
  );
}

/** All dates of an event that are not over. */
export function EventDates({ dates }: { dates: readonly EventDate[] }) {
  return (
    <ul className={styles.dates}>
      {dates.map((date) => (
        <li key={date.startsAt} className={styles.date}>
          <OneDate date={date} />
        </li>
      ))}
    </ul>
  );
}
