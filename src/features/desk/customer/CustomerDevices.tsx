import { useTranslation } from 'react-i18next';
import type { Customer } from '@/shared/desk/customer';
import { DeskSection, EntryList } from '@/features/desk/DeskSection';
import { useShopTime } from '@/features/desk/useShopTime';

/** Where a customer is logged in. */
export function CustomerDevices({ devices }: { devices: Customer['devices'] }) {
  const { t } = useTranslation('desk');
  const { minute } = useShopTime();
  if (devices.length === 0) return null;
  return (
    <DeskSection title={t('customer.devices')}>
      <EntryList
        entries={devices.map(({ id, userAgent, lastSeenAt }) => ({
          key: id,
          what: <bdi>{userAgent ?? '—'}</bdi>,
          note: <time dateTime={lastSeenAt}>{minute(lastSeenAt)}</time>,
        }))}
      />
    </DeskSection>
  );
}
