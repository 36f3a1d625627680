import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { kinds, type Kind } from '@/features/site/media/pieces';
import styles from '@/features/site/media/KindChoice.module.css';

interface KindChoiceProps {
  kind: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
}

/** Filters by one kind, or shows everything. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('projectMedia');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.choice}>
      <span id={id} className={styles.legend}>
        {t('list.kind')}
      </span>
      {[undefined, ...kinds].map((option) => (
        <label key={option ?? ''} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name="kind"
            value={option ?? ''}
            checked={option === kind}
            onChange={() => onChoose(option)}
          />
          <span>{option === undefined ? t('list.all') : t(`list.kinds.${option}`)}</span>
        </label>
      ))}
    </div>
  );
}
