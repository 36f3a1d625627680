import type { ReactNode } from 'react';
import { product } from '@/shared/product';
import styles from '@/features/auth/AuthPage.module.css';

interface AuthPageProps {
  /** Document title, without the product name. */
  metaTitle: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** Heading and column layout of the auth pages. */
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
