import { useTranslation } from 'react-i18next';
import type { WalletQuery } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Card } from '@/ui/layout/Card';
import { Link } from '@/ui/Link';
import styles from '@/features/wallet/WalletHoldings.module.css';

type Wallet = WalletQuery['wallet'];

/** The next charge, and the methods saved for it. */
export function DueCharge({ wallet: { Due: due, SavedMethods: methods } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet');
  const { date, money, list } = useFormat();
  const lang = useLang();
  return (
    <Card
      title={t('front.due.title')}
      aside={<Link to={paths.subscription.href(lang)}>{t('front.due.subscription')}</Link>}
    >
      {due ? (
        <>
          <p className={styles.plan}>
            <bdi>{due.Plan.title}</bdi>
          </p>
          <p className={styles.quiet}>
            {t('front.due.text', {
              amount: isolate(money(due.amount, due.Currency.code)),
              date: isolate(date(due.date)),
            })}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('front.due.none')}</p>
      )}
      {methods.length > 0 && (
        <p className={styles.quiet}>
          {t('front.due.methods', { methods: list(methods.map(({ label }) => isolate(label))) })}
        </p>
      )}
    </Card>
  );
}
