import type { ReactNode } from 'react';
import { CardLink } from '@/ui/layout/CardLink';
import styles from '@/ui/layout/CardGrid.module.css';

interface GridCard {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** A short line above the title. */
  over?: ReactNode;
  /** Below the text, such as a price or a date. */
  under?: ReactNode;
  /** A drawing above the text. */
  figure?: ReactNode;
  /** The link of the whole card. */
  to?: string;
}

interface CardGridProps {
  cards: readonly GridCard[];
  /** The level of the headings: 3 under a band's title. */
  level?: 2 | 3;
}

function Face({ card, level }: { card: GridCard; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      {card.figure && <div className={styles.figure}>{card.figure}</div>}
      {card.over && <p className={styles.over}>{card.over}</p>}
      <Heading>{card.to === undefined ? card.title : <CardLink to={card.to}>{card.title}</CardLink>}</Heading>
      {card.text && <p className={styles.text}>{card.text}</p>}
      {card.under && <div className={styles.under}>{card.under}</div>}
    </>
  );
}

/** Items of one kind side by side; a card with a link is clickable as a whole. */
export function CardGrid({ cards, level = 3 }: CardGridProps) {
  return (
    <ul className={`list grid gap-4 ${styles.grid}`}>
      {cards.map((card) => (
        <li key={card.key} className={card.to === undefined ? styles.card : styles.pressable}>
          <Face card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}
