import { useTranslation } from 'react-i18next';
import type { SecurityQuery } from '@/data/generated/security';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import styles from '@/features/security/deletion/Consequences.module.css';

type Balances = NonNullable<SecurityQuery['me']>['balances'];

const parts = ['profile', 'purchases', 'subscription'] as const;

/** What deleting the account means for everything in it. */
export function Consequences({ balances }: { balances: Balances }) {
  const { t } = useTranslation('security');
  const { list, money } = useFormat();
  const held = balances
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ amount, Currency }) => isolate(money(amount, Currency.code)));
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{t(`deletion.${part}.name`)}</dt>
          <dd>{t(`deletion.${part}.text`)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('deletion.wallet.name')}</dt>
        <dd>
          {held.length > 0 ? t('deletion.wallet.holds', { amounts: list(held) }) : t('deletion.wallet.empty')}
        </dd>
      </div>
      <div>
        <dt>{t('deletion.records.name')}</dt>
        <dd>{t('deletion.records.text')}</dd>
      </div>
    </dl>
  );
}
