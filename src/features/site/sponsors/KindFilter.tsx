import { useTranslation } from 'react-i18next';
import { kinds, type Kind } from '@/features/site/sponsors/offers';
import styles from '@/features/site/sponsors/KindFilter.module.css';

interface KindFilterProps {
  value: Kind | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** Filters by kind: radio buttons that look like a row of buttons. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const { t } = useTranslation('projectSponsors');
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{t('offers.choose')}</legend>
      <div className="cluster gap-1">
        {[undefined, ...kinds].map((kind) => (
          <label key={kind ?? ''} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name="kind"
              value={kind ?? ''}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <span>{kind === undefined ? t('offers.all') : t(`offers.kinds.${kind}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
