import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import styles from '@/commerce/MemberPrice.module.css';
import type { ShownPrice } from '@/commerce/price';

/** What members pay, in a line below the price for everybody; nothing where that is not less. */
export function MemberPrice({ price: { member, currency } }: { price: ShownPrice }) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  return (
    member && (
      <small className={styles.line}>
        {t('price.forMembers', { price: isolate(money(member, currency)) })}
      </small>
    )
  );
}
