import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import styles from '@/ui/CopyButton.module.css';

interface CopyButtonProps {
  /** Called on click. */
  text: () => string;
  children: ReactNode;
  /** The accessible name, if the visible words don't say what is copied. */
  label?: string;
  words: { readonly copied: string; readonly notCopied: string };
  /** Called if the browser doesn't allow it. */
  onRefused?: () => void;
}

/** Copies a text, and shows the outcome next to the button. */
export function CopyButton({ text, children, label, words, onRefused }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'notCopied'>();
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      // Not allowed, or there is no clipboard on an insecure origin.
      setState('notCopied');
      onRefused?.();
    }
  };
  return (
    <>
      <Button aria-label={label} onClick={() => void press()}>
        {children}
      </Button>
      <span className={styles.said} role="status">
        {state && words[state]}
      </span>
    </>
  );
}
