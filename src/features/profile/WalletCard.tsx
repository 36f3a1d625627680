import { useTranslation } from 'react-i18next';
import type { ProfileQuery } from '@/data/generated/account';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Card } from '@/ui/layout/Card';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import styles from '@/features/profile/WalletCard.module.css';

type Me = NonNullable<ProfileQuery['me']>;

/** Wallet balances: the user's own currency large, the others below. */
export function WalletCard({ me }: { me: Pick<Me, 'balance' | 'balances' | 'Currency'> }) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const others = me.balances.filter(
    ({ amount, Currency }) => Currency.id !== me.Currency.id && Number(amount) !== 0,
  );
  const isEmpty = Number(me.balance) === 0 && others.length === 0;
  return (
    <Card title={<Link to={paths.wallet.href(lang)}>{t('balance.title')}</Link>} tone="sunken">
      <dl className={styles.balances}>
        <dt className={styles.eyebrow}>{t('balance.balance')}</dt>
        <dd className={styles.balance}>
          <Money amount={me.balance} currency={me.Currency.code} />
        </dd>
        {others.length > 0 && (
          <>
            <dt className={styles.eyebrow}>{t('balance.others')}</dt>
            {others.map(({ amount, Currency }) => (
              <dd key={Currency.id} className={styles.other}>
                <Money amount={amount} currency={Currency.code} />
              </dd>
            ))}
          </>
        )}
      </dl>
      {isEmpty && <p className="muted">{t('balance.empty')}</p>}
    </Card>
  );
}
