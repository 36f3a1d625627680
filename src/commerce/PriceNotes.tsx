import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import styles from '@/commerce/PriceNotes.module.css';
import type { ShownPrice } from '@/commerce/price';

/** Lines below a price: the lowest one before a reduction where the law asks for it, the member price if it's lower, and that the buyer chooses what to pay. */
export function PriceNotes({ price: { lowest, member, isLeast, currency } }: { price: ShownPrice }) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  return (
    <>
      {lowest && (
        <small className={styles.line}>
          {t('price.lowest', { price: isolate(money(lowest, currency)) })}
        </small>
      )}
      {isLeast && <small className={styles.line}>{t('price.chosen')}</small>}
      {member && (
        <small className={styles.line}>
          {t('price.forMembers', { price: isolate(money(member, currency)) })}
        </small>
      )}
    </>
  );
}
