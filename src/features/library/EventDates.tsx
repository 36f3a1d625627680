import { useTranslation } from 'react-i18next';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ExternalLink from 'lucide-react/icons/external-link';
import type { LibraryItemQuery } from '@/data/generated/library';
import { useFormat } from '@/i18n/format';
import { timeSpan } from '@/i18n/timeSpan';
import { isolate } from '@/i18n/isolate';
import { StatusPill } from '@/ui/StatusPill';
import styles from '@/features/library/Deliverables.module.css';

type Event = NonNullable<LibraryItemQuery['libraryItem']>['Deliverables'][number];

/** When an event takes place (in the reader's time zone), where, how to join, and a calendar file. */
export function EventDates({ event: { title, Dates, calendarHref }, now }: { event: Event; now: number }) {
  const { t } = useTranslation('library');
  const format = useFormat();
  const isOver = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) <= now;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const about = { title: isolate(title) };
  return (
    <div className="stack gap-2">
      <ul className="list stack gap-2">
        {Dates.map((date) => (
          <li key={date.startsAt} className={styles.date}>
            <time className={styles.when} dateTime={date.startsAt}>
              <bdi>{timeSpan(format, date)}</bdi>
            </time>
            {date.place !== null && <bdi className="muted">{date.place}</bdi>}
            {isOver(date) ? (
              <StatusPill tone="quiet">{t('event.over')}</StatusPill>
            ) : (
              date.link !== null && (
                <a
                  className={styles.link}
                  href={date.link}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${t('event.joinOf', about)} ${timeSpan(format, date)}`}
                >
                  <ExternalLink size={18} aria-hidden="true" />
                  <span>{t('event.join')}</span>
                </a>
              )
            )}
          </li>
        ))}
      </ul>
      {Dates.every(isOver) ? (
        <p>{t('event.allOver')}</p>
      ) : (
        <>
          <p className="muted small">{t('event.zone', { zone: isolate(zone) })}</p>
          {calendarHref !== null && (
            <p>
              <a
                className={styles.link}
                href={calendarHref}
                download
                aria-label={t('event.calendarOf', about)}
              >
                <CalendarPlus size={18} aria-hidden="true" />
                <span>{t('event.calendar')}</span>
              </a>
            </p>
          )}
        </>
      )}
    </div>
  );
}
