import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import type { useFilterForm } from '@/ui/form/useFilterForm';
import styles from '@/ui/list/Filters.module.css';

interface FiltersProps {
  form: Pick<ReturnType<typeof useFilterForm>, 'onSubmit' | 'clear' | 'isPending'>;
  /** The number of active filters. */
  active: number;
  /** The sort field; always visible. */
  sort?: ReactNode;
  /** The filter fields; the first one is the widest. */
  children: ReactNode;
}

/** The fields that filter and sort a list: in a row, or on a phone collapsed behind a button with their count. */
export function Filters({ form: { onSubmit, clear, isPending }, active, sort, children }: FiltersProps) {
  const { t } = useTranslation('forms');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <form
      onSubmit={onSubmit}
      role="search"
      aria-label={t('filters.title')}
      aria-busy={isPending}
      className={`${styles.form} screen-only`}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('filters.title')}</span>
        {active > 0 && (
          <>
            {' '}
            <span className={styles.active}>{number(active)}</span>
          </>
        )}
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </button>
      <div id={id} className={isOpen ? styles.fields : `${styles.fields} ${styles.folded}`}>
        {children}
        {active > 0 && <Button onClick={clear}>{t('filters.clear')}</Button>}
      </div>
      {sort && <div className={styles.sort}>{sort}</div>}
      {/* Lets Enter apply the typed text right away. */}
      <button type="submit" hidden aria-label={t('filters.title')} />
    </form>
  );
}
