import type { ReactNode } from 'react';
import { product } from '@/shared/product';
import styles from '@/features/auth/AuthPage.module.css';

interface AuthPageProps {
  /** The document's title, without the product's name. */
  metaTitle: string;
  title: string;
  lead?: string;
  /** Keeps the page out of search results. */
  hidden?: boolean;
  children?: ReactNode;
}

/** Heading and column of the pages around signing in. */
export function AuthPage({ metaTitle, title, lead, hidden = false, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${metaTitle} · ${product.name}`}</title>
      {hidden && <meta name="robots" content="noindex" />}
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
