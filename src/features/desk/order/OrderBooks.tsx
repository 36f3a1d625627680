import { useTranslation } from 'react-i18next';
import type { OrderPage } from '@/shared/desk/order';
import { Money } from '@/ui/Money';
import { DeskSection, EntryList } from '@/features/desk/DeskSection';
import { useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

/** What was booked for an order. */
export function OrderBooks({ entries }: { entries: OrderPage['entries'] }) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const { minute } = useShopTime();
  if (entries.length === 0) return null;
  return (
    <DeskSection title={t('order.books')}>
      <EntryList
        entries={entries.map(({ at, account, provider, amount }, index) => ({
          key: String(index),
          what: words.account(account, provider),
          value: <Money {...amount} signed />,
          note: <time dateTime={at}>{minute(at)}</time>,
        }))}
      />
    </DeskSection>
  );
}
