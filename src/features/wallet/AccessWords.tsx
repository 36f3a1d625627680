import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import type { PurchaseAccess } from '@/features/wallet/purchaseAccess';
import styles from '@/features/wallet/AccessWords.module.css';

/** How long a purchase stays accessible, in words. */
export function AccessWords({ access }: { access: PurchaseAccess }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const lang = useLang();
  if (access.kind === 'none') return <span className="muted">{t('purchases.access.none')}</span>;
  if (access.kind === 'subscription')
    return <Link to={paths.subscription.href(lang)}>{t('purchases.access.subscription')}</Link>;
  if (!('date' in access)) return <span>{t(`purchases.access.${access.kind}`)}</span>;

  const date = isolate(format.date(access.date));
  if (access.kind !== 'until') return <span>{t(`purchases.access.${access.kind}`, { date })}</span>;
  return (
    <>
      <span>{t('purchases.access.until', { date })}</span>
      <span className={styles.left}>
        {access.daysLeft === 0
          ? t('purchases.access.lessThanADay')
          : t('purchases.access.daysLeft', { count: access.daysLeft })}
      </span>
    </>
  );
}
