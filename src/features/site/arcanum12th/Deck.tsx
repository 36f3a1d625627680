import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CardBack } from '@/features/site/arcanum12th/CardBack';
import { cards, deckOfToday, type Card } from '@/features/site/arcanum12th/deck';
import { DrawnCard } from '@/features/site/arcanum12th/DrawnCard';
import styles from '@/features/site/arcanum12th/Deck.module.css';

interface Drawn {
  place: number;
  card: Card;
}

/** Twelve cards face down; one can be turned over at a time. */
export function Deck() {
  const { t } = useTranslation('projectArcanum');
  const { number } = useFormat();
  const [drawn, setDrawn] = useState<Drawn>();
  const deck = useRef<HTMLOListElement>(null);

  const draw = (place: number) => {
    const card = deckOfToday()[place];
    if (card !== undefined) setDrawn({ place, card });
  };

  const putBack = (place: number) => {
    // The cards can only be focused once they are no longer inert.
    flushSync(() => setDrawn(undefined));
    deck.current?.querySelectorAll('button')[place]?.focus();
  };

  return (
    <div className={styles.cloth}>
      <VisuallyHidden>
        <span role="status">{drawn && t('draw.chosen', { name: t(`cards.${drawn.card}.name`) })}</span>
      </VisuallyHidden>
      <ol ref={deck} className={styles.deck} inert={drawn !== undefined}>
        {cards.map((_, place) => (
          <li key={cards[place]} className={styles.place}>
            <button
              type="button"
              className={`${styles.card} ${drawn?.place === place ? styles.gone : ''}`}
              aria-label={t('draw.face', { number: number(place + 1) })}
              onClick={() => draw(place)}
            >
              <CardBack />
            </button>
          </li>
        ))}
      </ol>
      {drawn && <DrawnCard card={drawn.card} onPutBack={() => putBack(drawn.place)} />}
    </div>
  );
}
