import { useTranslation } from 'react-i18next';
import type { LogEntry } from '@/shared/desk/values';
import { EntryList } from '@/features/desk/DeskSection';
import { Parts } from '@/features/desk/Parts';
import { useActName } from '@/features/desk/act/actNames';
import { useShopTime } from '@/features/desk/useShopTime';

/** Values of an entry in the log that say something to a person: its reason. */
const reasonOf = ({ data }: LogEntry): string | undefined => {
  const { reason } = data;
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
};

/** What was done, by whom and when. */
export function LogEntries({ log }: { log: readonly LogEntry[] }) {
  const { t } = useTranslation('desk');
  const nameOf = useActName();
  const { minute } = useShopTime();
  if (log.length === 0) return <p className="muted small">{t('log.none')}</p>;
  return (
    <EntryList
      entries={log.map((entry) => ({
        key: entry.id,
        what: <bdi>{nameOf(entry.action)}</bdi>,
        value: <time dateTime={entry.at}>{minute(entry.at)}</time>,
        note: (
          <Parts>
            <bdi>{entry.actor}</bdi>
            {reasonOf(entry) !== undefined && <bdi>{reasonOf(entry)}</bdi>}
          </Parts>
        ),
      }))}
    />
  );
}
