import { useFormat } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/ui/Money.module.css';

interface MoneyProps {
  /** Major units with the currency's decimals, as the contract's Decimal: `"19.90"`. */
  amount: string;
  /** ISO 4217 code. */
  currency: string;
  /** Whether a plus says that money came in, as a minus says that it went out. */
  signed?: boolean;
  /** A price that no longer holds, struck out. */
  struck?: boolean;
  /** What the amount is, for ears: a line through a price is not heard. */
  label?: string;
}

/** An amount in the page's language: isolated from the text around it, in tabular figures, never broken over lines. */
export function Money({ amount, currency, signed = false, struck = false, label }: MoneyProps) {
  const { money } = useFormat();
  const text = (
    <bdi className={styles.money}>
      {signed && Number(amount) > 0 && '+'}
      {money(amount, currency)}
    </bdi>
  );
  return (
    <>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {struck ? <s className={styles.struck}>{text}</s> : text}
    </>
  );
}
