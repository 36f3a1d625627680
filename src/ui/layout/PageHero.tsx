import type { ReactNode } from 'react';
import styles from '@/ui/layout/PageHero.module.css';

interface PageHeroProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Links that look like buttons. */
  actions?: ReactNode;
  /** A drawing next to the text; below it on a phone. */
  figure?: ReactNode;
}

/** The head of a public page: its one `h1`, what it is about, and a drawing. */
export function PageHero({ eyebrow, title, lead, actions, figure }: PageHeroProps) {
  return (
    <header className={`${styles.hero} ${figure ? styles.withFigure : ''}`}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {figure && <div className={styles.figure}>{figure}</div>}
    </header>
  );
}
