import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { CardBack } from '@/features/site/arcanum12th/CardBack';
import type { Card } from '@/features/site/arcanum12th/deck';
import { EmblemPlate } from '@/features/site/arcanum12th/EmblemPlate';
import styles from '@/features/site/arcanum12th/DrawnCard.module.css';

interface DrawnCardProps {
  card: Card;
  onPutBack: () => void;
}

/** A card turned over above the deck: its picture, name and question. Takes the focus. */
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
