import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import styles from '@/features/site/investors/NextDates.module.css';

const dates = [
  ['report', '2027-01-20'],
  ['meeting', '2027-03-12'],
  ['window', '2027-04-01'],
] as const;

/** Upcoming dates, the next one first. */
export function NextDates() {
  const { t } = useTranslation('projectInvestors');
  const { date } = useFormat();
  return (
    <ol className="list grid">
      {dates.map(([id, day]) => (
        <li key={id} className={styles.date}>
          <time className={styles.day} dateTime={day}>
            {date(day)}
          </time>
          <span>{t(`dates.list.${id}`)}</span>
        </li>
      ))}
    </ol>
  );
}
