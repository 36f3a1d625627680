import { useTranslation } from 'react-i18next';
import { intlTag } from '@/shared/languages';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { calendarFile } from '@/features/subscription/calendar';
import { saveText } from '@/lib/saveFile';
import { upcomingOf, type Moment } from '@/features/subscription/timeline';
import styles from '@/features/subscription/Timeline.module.css';
import type { Subscription } from '@/features/subscription/types';

interface TimelineProps {
  subscription: Subscription;
  moments: readonly Moment[];
  /** The formatted amount of the next charge. */
  amount: string;
}

/** Calendar apps show direction marks as boxes. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

/** Past and upcoming events on a timeline, with a calendar file. */
export function Timeline({ subscription, moments, amount }: TimelineProps) {
  const { t } = useTranslation('subscription');
  const { date, dateTime, relativeTime } = useFormat();
  const lang = useLang();
  const { id, Plan, NextPlan } = subscription;
  const coming = upcomingOf(moments);
  const wordsOf = ({ kind, plan = NextPlan?.title ?? Plan.title }: Moment) =>
    t(`timeline.${kind}`, { amount: isolate(amount), plan: isolate(plan) });

  const exportCalendar = () => {
    const name = plain(t('timeline.calendarName', { plan: Plan.title }));
    const text = calendarFile({
      name,
      language: intlTag(lang),
      madeAt: new Date().toISOString(),
      events: coming.map((moment, index) => ({
        uid: `subscription-${id}-${moment.kind}-${index}@${window.location.hostname}`,
        at: moment.at,
        summary: plain(`${wordsOf(moment)} · ${Plan.title}`),
        description: plain(t('timeline.calendarText', { address: window.location.href })),
      })),
    });
    saveText('subscription.ics', 'text/calendar', text);
  };

  return (
    <Card
      title={t('timeline.title')}
      aside={coming.length > 0 && <Button onClick={exportCalendar}>{t('timeline.export')}</Button>}
    >
      <ol className="list">
        {moments.map((moment) => (
          <li key={`${moment.kind} ${moment.at}`} className={`${styles.moment} ${styles[moment.kind]}`}>
            <p className={styles.what}>{wordsOf(moment)}</p>
            <p>
              <time dateTime={moment.at} title={dateTime(moment.at)}>
                {date(moment.at)}
              </time>{' '}
              <span className={styles.distance}>{relativeTime(moment.at)}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
