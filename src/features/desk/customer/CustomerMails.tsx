import { useTranslation } from 'react-i18next';
import type { Customer } from '@/shared/desk/customer';
import { StatusPill } from '@/ui/StatusPill';
import { DeskSection, EntryList } from '@/features/desk/DeskSection';
import { Parts } from '@/features/desk/Parts';
import { useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

const tones = { WAITING: 'wait', SENT: 'good', FAILED: 'bad' } as const;

/** The emails to an address, and what became of them. */
export function CustomerMails({ mails }: { mails: Customer['mails'] }) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const { minute } = useShopTime();
  return (
    <DeskSection title={t('customer.mails')}>
      {mails.length === 0 && <p className="muted small">{t('customer.noMails')}</p>}
      <EntryList
        entries={mails.map(({ id, at, mail, fate, error }) => ({
          key: id,
          what: words.mail(mail),
          value: <StatusPill tone={tones[fate]}>{t(`fates.${fate}`)}</StatusPill>,
          note: (
            <Parts>
              <time dateTime={at}>{minute(at)}</time>
              {error !== null && <bdi>{error}</bdi>}
            </Parts>
          ),
        }))}
      />
    </DeskSection>
  );
}
