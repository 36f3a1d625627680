import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { StatusPill } from '@/ui/StatusPill';
import { DeviceRow } from '@/features/security/DeviceRow';
import { useDeviceWords, type Session } from '@/features/security/deviceWords';

interface SessionRowProps {
  session: Session;
  onRevoke: (session: Session) => Promise<void>;
}

/** Less than a minute ago. */
const isNow = (iso: string): boolean => Date.now() - Date.parse(iso) < 60_000;

/** A signed-in device: what it is, signed in since when, and last seen when. */
export function SessionRow({ session, onRevoke }: SessionRowProps) {
  const { t } = useTranslation('security');
  const { date, relativeTime } = useFormat();
  const [pending, start] = useTransition();
  const name = useDeviceWords()(session);
  const { current, device, createdAt, lastSeenAt } = session;
  const seen = isNow(lastSeenAt)
    ? t('sessions.seenNow')
    : t('sessions.seen', { when: isolate(relativeTime(lastSeenAt)) });
  return (
    <DeviceRow
      device={device}
      name={name}
      mark={current && <StatusPill tone="good">{t('sessions.current')}</StatusPill>}
      facts={[
        t(`device.${device}`),
        t('sessions.since', { date: isolate(date(createdAt)) }),
        ...(current ? [] : [seen]),
      ]}
    >
      {!current && (
        <Button
          pending={pending}
          aria-label={t('sessions.revokeNamed', { device: name })}
          onClick={() => start(() => onRevoke(session))}
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </DeviceRow>
  );
}
