import type { ReactNode } from 'react';
import styles from '@/features/product/ProductView.module.css';

/** A part of the page under a heading. */
export function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={`lazy-render ${styles.part}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
