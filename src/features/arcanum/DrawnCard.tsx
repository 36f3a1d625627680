import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { CardBack } from '@/features/arcanum/CardBack';
import type { Card } from '@/features/arcanum/deck';
import { EmblemPlate } from '@/features/arcanum/EmblemPlate';
import styles from '@/features/arcanum/DrawnCard.module.css';

interface DrawnCardProps {
  card: Card;
  onPutBack: () => void;
}

/** A card that is turned over above the deck: its picture, name and question. It takes the focus. */
export function DrawnCard({ card, onPutBack }: DrawnCardProps) {
  const { t } = useTranslation('projectArcanum');
  const section = useRef<HTMLElement>(null);

  useEffect(() => section.current?.querySelector('button')?.focus(), []);

  return (
    <section ref={section} className={styles.over} aria-label={t(`cards.${card}.name`)}>
      <div className={styles.turning}>
        <div className={styles.face}>
          <div className={styles.picture}>
            <EmblemPlate card={card} />
          </div>
          <h3 className={styles.name}>{t(`cards.${card}.name`)}</h3>
          <p className={styles.label}>{t('draw.question')}</p>
          <p className={styles.question}>{t(`cards.${card}.question`)}</p>
          <Button
            onClick={onPutBack}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onPutBack();
            }}
          >
            {t('draw.again')}
          </Button>
        </div>
        <div className={styles.back}>
          <CardBack />
        </div>
      </div>
    </section>
  );
}
