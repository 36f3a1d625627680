import { useState } from 'react';

type CopyState = 'copied' | 'notCopied' | undefined;

/** Copies a text to the clipboard, and what came of it. */
export function useCopy(): [CopyState, (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>();
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      return true;
    } catch {
      // Not allowed, or no clipboard on an insecure origin.
      setState('notCopied');
      return false;
    }
  };
  return [state, copy];
}
