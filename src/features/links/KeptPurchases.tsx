import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { guestPurchases, type GuestPurchases } from '@/data/session/guestPurchases';
import { Notice } from '@/ui/Notice';
import { RequestOrderLink } from '@/features/links/RequestOrderLink';
import styles from '@/features/links/links.module.css';

const nothingKnown = (error: unknown): GuestPurchases => {
  // The next page tries again.
  console.info('What the guest bought could not be loaded', error);
  return [];
};

const asked = new Map<string, Promise<GuestPurchases>>();

/** Lists purchases still tied to the guest session, and sends a link by email that moves them to the account. */
export function KeptPurchases({ guestToken }: { guestToken: string }) {
  const { t } = useTranslation('links');
  const lang = useLang();
  const [loading] = useState(() => {
    const known = asked.get(guestToken) ?? guestPurchases(guestToken, lang).catch(nothingKnown);
    asked.set(guestToken, known);
    return known;
  });
  const left = use(loading);
  return left.map(({ email, orderId }) => (
    <div key={orderId} className={styles.banner}>
      <Notice title={t('kept.title')} actions={<RequestOrderLink order={{ orderId }} email={email} />}>
        <p>{t('kept.text', { email: isolate(email) })}</p>
      </Notice>
    </div>
  ));
}
