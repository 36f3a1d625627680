import type { ComponentProps } from 'react';
import styles from '@/ui/ProgressBar.module.css';

/** A bar that fills the line; without a value it is under way without saying how far. */
export function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return <progress className={styles.bar} {...props} />;
}
