import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import styles from '@/ui/CopyButton.module.css';

interface CopyButtonProps {
  /** Read when pressed. */
  text: () => string;
  children: ReactNode;
  /** The button's name, where the words on it do not say what is copied. */
  label?: string;
  words: { readonly copied: string; readonly notCopied: string };
  /** Called where the browser does not allow it. */
  onRefused?: () => void;
}

/** Copies a text, and says beside the button what came of it. */
export function CopyButton({ text, children, label, words, onRefused }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'notCopied'>();
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      // Not allowed, or no clipboard on an insecure origin.
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
