import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import styles from '@/ui/list/Filters.module.css';

interface FiltersProps {
  /** Names the form, and its button on a phone. */
  title: string;
  /** How many filters narrow the list down. */
  active: number;
  /** What the button says that applies the fields. */
  apply: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields; the first one is the widest. */
  children: ReactNode;
}

/** The fields that narrow a list down: in a row, and on a phone folded behind a button with their count. */
export function Filters({ title, active, apply, onSubmit, children }: FiltersProps) {
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <form onSubmit={onSubmit} role="search" aria-label={title}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        {active > 0 && (
          <>
            {' '}
            <span className={styles.active}>{number(active)}</span>
          </>
        )}
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </button>
      <div id={id} className={isOpen ? styles.fields : styles.folded}>
        {children}
        <Button type="submit">{apply}</Button>
      </div>
    </form>
  );
}
