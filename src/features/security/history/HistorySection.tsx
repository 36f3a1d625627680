import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Card } from '@/ui/layout/Card';
import { StatusPill } from '@/ui/StatusPill';
import { DeviceRow, deviceList } from '@/features/security/DeviceRow';
import { useDeviceWords, type SignInRecord } from '@/features/security/deviceWords';
import { Disclosure } from '@/features/security/Disclosure';
import styles from '@/features/security/Section.module.css';

/** Number of attempts shown while collapsed. */
const firstShown = 5;

function Attempt({ attempt }: { attempt: SignInRecord }) {
  const { t } = useTranslation('security');
  const { dateTime } = useFormat();
  const name = useDeviceWords()(attempt);
  const { outcome, method, device, createdAt } = attempt;
  return (
    <DeviceRow
      device={device}
      name={name}
      facts={[t(`device.${device}`), t(`history.method.${method}`), dateTime(createdAt)]}
    >
      <StatusPill tone={outcome === 'SUCCEEDED' ? 'good' : 'bad'}>
        {t(`history.outcome.${outcome}`)}
      </StatusPill>
    </DeviceRow>
  );
}

/** Recent login attempts, including failed ones. */
export function HistorySection({ signIns }: { signIns: readonly SignInRecord[] }) {
  const { t } = useTranslation('security');
  return (
    <Card title={t('history.title')}>
      <p className={styles.text}>{t(signIns.length > 0 ? 'history.text' : 'history.empty')}</p>
      {signIns.length > 0 && (
        <Disclosure items={signIns} first={firstShown} className={deviceList}>
          {(attempt) => <Attempt key={attempt.id} attempt={attempt} />}
        </Disclosure>
      )}
    </Card>
  );
}
