import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { Clock } from '@/features/site/dance/Clock';
import { counts, phrases, tempos, type Phrase } from '@/features/site/dance/counting';
import { useCounting } from '@/features/site/dance/useCounting';
import styles from '@/features/site/dance/Counter.module.css';

function PhraseChoice({ phrase, onChoose }: { phrase: Phrase; onChoose: (phrase: Phrase) => void }) {
  const { t } = useTranslation('projectDance');
  return (
    <fieldset className={styles.phrases}>
      <legend className={styles.label}>{t('count.phrase')}</legend>
      {phrases.map((name) => (
        <label key={name} className={styles.phrase}>
          <input
            type="radio"
            name="phrase"
            value={name}
            checked={name === phrase}
            onChange={() => onChoose(name)}
          />
          <span>{t(`count.phrases.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Tempo({ tempo, onChange }: { tempo: number; onChange: (tempo: number) => void }) {
  const { t } = useTranslation('projectDance');
  const id = useId();
  return (
    <div className={styles.tempo}>
      <label className={styles.label} htmlFor={id}>
        {t('count.tempo')}
      </label>
      <span aria-hidden="true">{t('count.beats', { count: tempo })}</span>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={tempos.slowest}
        max={tempos.fastest}
        value={tempo}
        aria-valuetext={t('count.beats', { count: tempo })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

/** Counts to eight over and over at the chosen tempo, and says what to do on each count. */
export function Counter() {
  const { t } = useTranslation('projectDance');
  const { number } = useFormat();
  const [phrase, choosePhrase] = useState<Phrase>('steps');
  const [tempo, setTempo] = useState<number>(tempos.usual);
  const { place, start, stop } = useCounting(tempo);
  const step = place === undefined ? undefined : counts[place];
  return (
    <div className={styles.counter}>
      <Clock place={place}>
        <div>
          {step === undefined && <p className={styles.idle}>{t(`count.phrases.${phrase}`)}</p>}
          <p className={styles.now} aria-live="polite">
            {step !== undefined &&
              place !== undefined &&
              t('count.now', { number: number(place + 1), text: t(`count.${phrase}.${step}`) })}
          </p>
        </div>
        {place === undefined ? (
          <Button variant="primary" onClick={start}>
            {t('count.start')}
          </Button>
        ) : (
          <Button onClick={stop}>{t('count.stop')}</Button>
        )}
      </Clock>
      <div className="stack">
        <Tempo tempo={tempo} onChange={setTempo} />
        <PhraseChoice phrase={phrase} onChoose={choosePhrase} />
        <ol className={styles.steps}>
          {counts.map((name, index) => (
            <li key={name} className={index === place ? styles.on : undefined}>
              <span className={styles.number} aria-hidden="true">
                {number(index + 1)}
              </span>
              <span>{t(`count.${phrase}.${name}`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
