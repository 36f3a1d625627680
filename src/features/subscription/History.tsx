import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Card } from '@/ui/layout/Card';
import { Money } from '@/ui/Money';
import styles from '@/features/subscription/Rows.module.css';
import type { HistoryEvent } from '@/features/subscription/types';

/** The subscription's history, newest first. */
export function History({ events }: { events: readonly HistoryEvent[] }) {
  const { t } = useTranslation('subscription');
  const { date, dateTime } = useFormat();
  return (
    <Card title={t('history.title')} tone="sunken">
      {events.length === 0 ? (
        <p className={styles.lead}>{t('history.none')}</p>
      ) : (
        <ol className="list">
          {events.map(({ id, kind, createdAt, amount, Currency, Plan }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <p>{t(`history.${kind}`, { plan: isolate(Plan.title) })}</p>
                <p className={styles.quiet}>
                  <time dateTime={createdAt} title={dateTime(createdAt)}>
                    {date(createdAt)}
                  </time>
                </p>
              </div>
              {amount !== null && Currency && <Money amount={amount} currency={Currency.code} />}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
