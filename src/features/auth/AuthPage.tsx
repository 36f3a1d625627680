import type { ReactNode } from 'react';
import { product } from '@/shared/product';
import styles from '@/features/auth/AuthPage.module.css';

interface AuthPageProps {
  /** The document's title, without the product's name. */
  metaTitle: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** Heading and column of the pages around signing in. */
export function AuthPage({ metaTitle, title, lead, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${metaTitle} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
