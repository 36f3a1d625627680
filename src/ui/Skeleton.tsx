import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/ui/Skeleton.module.css';

interface SkeletonProps {
  /** `text` is a line, `title` a heading, `amount` a large sum, `block` a card, `control` a field or button. */
  shape?: 'text' | 'title' | 'amount' | 'block' | 'control' | 'pill';
  width?: 'full' | 'long' | 'half' | 'short';
}

/** A placeholder of the same size for something that is still loading. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles[shape]} ${styles[width]}`} aria-hidden="true" />;
}

/** The skeletons of one region, announced once by `label`. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
