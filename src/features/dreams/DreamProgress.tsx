import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { Dream } from '@/features/dreams/dreamFacts';
import { ProgressBar } from '@/ui/ProgressBar';
import styles from '@/features/dreams/DreamProgress.module.css';

/** How much of a dream's price is in its owner's wallet; renders nothing if it has no price or isn't the viewer's. */
export function DreamProgress({ dream: { price, saved, Currency, status } }: { dream: Dream }) {
  const { t } = useTranslation('dreams');
  const { money } = useFormat();
  const id = useId();
  if (price === null || saved === null || !Currency || status !== 'OPEN') return null;
  const isEnough = Number(saved) >= Number(price);
  return (
    <div className={styles.progress}>
      <ProgressBar value={Number(saved)} max={Number(price)} aria-labelledby={id} />
      <p id={id} className={styles.words}>
        {t(isEnough ? 'progress.enough' : 'progress.text', {
          saved: isolate(money(saved, Currency.code)),
          price: isolate(money(price, Currency.code)),
        })}
      </p>
    </div>
  );
}
