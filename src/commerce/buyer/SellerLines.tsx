import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { isVatId } from '@/shared/taxNumber';
import styles from '@/commerce/buyer/BuyerLines.module.css';

interface SellerLinesProps {
  /** The lines of the name and address. */
  lines: readonly string[];
  taxId: string | null;
}

/** The seller on a receipt, one fact per line. Needs the namespace `receipt`. */
export function SellerLines({ lines, taxId }: SellerLinesProps) {
  const { t } = useTranslation('receipt');
  return [
    ...lines,
    ...(taxId === null ? [] : [t(isVatId(taxId) ? 'vatId' : 'taxId', { id: isolate(taxId) })]),
  ].map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
