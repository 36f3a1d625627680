import { useTranslation } from 'react-i18next';
import type { WalletQuery } from '@/data/generated/payments';
import { Card } from '@/ui/layout/Card';
import { Money } from '@/ui/Money';
import styles from '@/features/wallet/WalletHoldings.module.css';

/** Wallet balances: the user's own currency large, the others below. */
export function WalletHoldings({ wallet }: { wallet: WalletQuery['wallet'] }) {
  const { t } = useTranslation('wallet');
  const { Balances, Currency: own } = wallet;
  const mine = Balances.find(({ Currency }) => Currency.id === own.id)?.amount ?? '0';
  const others = Balances.filter(({ amount, Currency }) => Currency.id !== own.id && Number(amount) !== 0);
  const isEmpty = Number(mine) === 0 && others.length === 0;
  return (
    <Card title={t('front.balance')} tone="sunken">
      <p className={styles.own}>
        <Money amount={mine} currency={own.code} />
      </p>
      {others.length > 0 && (
        <div>
          <h3 className={styles.label}>{t('front.otherCurrencies')}</h3>
          <ul className={styles.others}>
            {others.map(({ amount, Currency }) => (
              <li key={Currency.id}>
                <Money amount={amount} currency={Currency.code} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isEmpty && <p className={styles.quiet}>{t('front.empty')}</p>}
    </Card>
  );
}
