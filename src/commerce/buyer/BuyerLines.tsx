import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import type { BuyerDetails } from '@/shared/buyerDetails';
import { isVatId } from '@/shared/taxNumber';
import styles from '@/commerce/buyer/BuyerLines.module.css';

/** The details a buyer added to a receipt, one per line. Needs the namespace `receipt`. */
export function BuyerLines({ details: { company, address, taxId } }: { details: BuyerDetails }) {
  const { t } = useTranslation('receipt');
  const lines = [
    company,
    ...(address?.split('\n') ?? []),
    taxId && t(isVatId(taxId) ? 'vatId' : 'taxId', { id: isolate(taxId) }),
  ];
  return lines.filter(Boolean).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be alike
    <span key={index} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
