import { useFormat } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/ui/Money.module.css';

interface MoneyProps {
  /** In major units with the currency's decimals, like the API's Decimal: `"19.90"`. */
  amount: string;
  /** ISO 4217 code. */
  currency: string;
  /** Whether money in gets a plus sign, as money out gets a minus sign. */
  signed?: boolean;
  /** A former price, struck through. */
  struck?: boolean;
  /** Says what the amount is to screen readers, which don't announce a strikethrough. */
  label?: string;
}

/**
 * An amount in the page's language: isolated from the surrounding text, in tabular figures, never broken across lines.
 */
export function Money({ amount, currency, signed = false, struck = false, label }: MoneyProps) {
  const { money } = useFormat();
  const text = (
    <bdi className={styles.money}>
      {`${signed && Number(amount) > 0 ? '+' : ''}${money(amount, currency)}`}
    </bdi>
  );
  return (
    <>
      {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      {struck ? <s className={styles.struck}>{text}</s> : text}
    </>
  );
}
