import { useTranslation } from 'react-i18next';
import type { BoughtPresentFragment } from '@/data/generated/presents';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Card } from '@/ui/layout/Card';
import { Notice } from '@/ui/Notice';
import { GiveAway } from '@/features/presents/GiveAway';

/** What is needed to show a gift's link. */
export type PaidPresent = Pick<BoughtPresentFragment, 'id' | 'status' | 'link' | 'expiresAt' | 'Dream'>;

/** The link of a paid gift, or a note that it has been redeemed or was delivered for a dream. */
export function PresentLink({
  present: { id, status, link, expiresAt, Dream: dream },
}: {
  present: PaidPresent;
}) {
  const { t } = useTranslation('presents');
  const { date } = useFormat();
  if (status === 'REDEEMED') return <Notice kind="success">{t('link.redeemed')}</Notice>;
  if (status === 'EXPIRED') return <Notice kind="info">{t('link.expired')}</Notice>;
  if (dream)
    return (
      <Card title={t('link.sentTitle')}>
        <p>{t('link.promised', { dream: isolate(dream.title), date: date(expiresAt) })}</p>
      </Card>
    );
  if (link === null) return null;
  return (
    <div>
      <Card title={t(status === 'SENT' ? 'link.sentTitle' : 'link.title')}>
        <p>{t('link.text', { date: date(expiresAt) })}</p>
        <GiveAway presentId={id} link={link} />
      </Card>
    </div>
  );
}
