import type { ComponentProps } from 'react';
import styles from '@/ui/ProgressBar.module.css';

/** A full-width progress bar; indeterminate without a value. */
export function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return <progress className={styles.bar} {...props} />;
}
