import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { FactList } from '@/ui/FactList';
import { chests, sizeFor } from '@/features/site/fashion/sizes';
import { Tape } from '@/features/site/fashion/Tape';
import styles from '@/features/site/fashion/SizeFinder.module.css';

/** Finds the size in four systems for a chest in centimeters, along a tape measure. */
export function SizeFinder() {
  const { t } = useTranslation('projectFashion');
  const { number } = useFormat();
  const [chest, setChest] = useState<number>(chests.usual);
  const id = useId();
  const size = sizeFor(chest);
  return (
    <div className="stack gap-5">
      <div className={styles.measure}>
        <label className={styles.label} htmlFor={id}>
          {t('size.chest')}
        </label>
        <span className={styles.chest} aria-hidden="true">
          {number(chest)}
        </span>
        <Tape at={chest} />
        <input
          id={id}
          className={styles.range}
          type="range"
          min={chests.smallest}
          max={chests.largest}
          value={chest}
          onChange={(event) => setChest(Number(event.target.value))}
        />
      </div>
      <div className="grid gap-3" role="status">
        <h3>{t('size.result')}</h3>
        <FactList
          facts={[
            { key: 'eu', term: t('size.eu'), value: number(size.eu) },
            { key: 'us', term: t('size.us'), value: number(size.us) },
            { key: 'uk', term: t('size.uk'), value: number(size.uk) },
            { key: 'letter', term: t('size.letter'), value: <bdi>{size.letter}</bdi> },
          ]}
        />
        <p className="muted">{t('size.ease', { chest: number(size.upTo) })}</p>
      </div>
    </div>
  );
}
