import { useTranslation } from 'react-i18next';
import { kinds, type Kind } from '@/features/media/pieces';
import styles from '@/features/media/KindChoice.module.css';

interface KindChoiceProps {
  kind: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
}

/** One kind, or everything. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('projectMedia');
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('list.kind')}</legend>
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
          {option === undefined ? t('list.all') : t(`list.kinds.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}
