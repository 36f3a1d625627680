import { useEffect, useSyncExternalStore } from 'react';
import type { DeliverablePartFieldsFragment } from '@/data/generated/library';
import { useLang } from '@/i18n/lang';
import { useOnReconnect } from '@/ui/useOnReconnect';
import {
  onPendingProgress,
  pendingText,
  readPending,
  sendProgress,
  type Place,
} from '@/features/library/pendingProgress';

export type Part = DeliverablePartFieldsFragment;

/** How far the reader is in a part, from 0 to 1, and whether they have finished it. */
export interface Progress {
  readonly progress: number;
  readonly isDone: boolean;
}

/** From here on, a part counts as finished, as on the server. */
const finishedAt = 0.95;

/** The progress that the server knows, and what this browser has not sent yet. */
export function useProgress(place: Place, { progress, doneAt }: Pick<Part, 'progress' | 'doneAt'>): Progress {
  const text = useSyncExternalStore(onPendingProgress, () => pendingText(place));
  const kept = readPending(text);
  if (!kept) return { progress, isDone: doneAt !== null };
  if (kept.isDone === false) return { progress: kept.progress, isDone: false };
  return {
    progress: Math.max(progress, kept.progress),
    isDone: doneAt !== null || kept.isDone === true || kept.progress >= finishedAt,
  };
}

/** Sends what this browser has kept: when the page opens, when the connection is back, and when the page is left. */
export function useSentProgress(): void {
  const lang = useLang();
  useEffect(() => {
    void sendProgress(lang);
    const leave = () => void sendProgress(lang);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [lang]);
  useOnReconnect(() => void sendProgress(lang));
}
