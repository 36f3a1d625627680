import * as v from 'valibot';
import { mutate } from '@/data/account/operations';
import { LibraryProgressDocument } from '@/data/generated/library';
import type { Lang } from '@/shared/languages';
import { personalPrefix } from '@/lib/personalStorage';

/**
 * How far the reader got, until the server has it: kept in this browser, so that an offline copy can be read on, and
 * sent when there is a connection.
 */
const pending = v.object({
  id: v.string(),
  deliverableId: v.string(),
  part: v.string(),
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isDone: v.nullable(v.boolean()),
});

export type PendingProgress = v.InferOutput<typeof pending>;
export type Place = Pick<PendingProgress, 'id' | 'deliverableId' | 'part'>;

const prefix = `${personalPrefix}progress:`;

const keyOf = ({ id, deliverableId, part }: Place): string =>
  prefix + [id, deliverableId, part].map(encodeURIComponent).join('/');

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Calls a function whenever something is kept or sent. */
export function onPendingProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept for a place, unparsed, so that it compares by value; null if nothing is. */
export function pendingText(place: Place): string | null {
  try {
    return localStorage.getItem(keyOf(place));
  } catch {
    // Storage is unavailable, so nothing was kept.
    return null;
  }
}

/** Parses what was kept; undefined for anything else. */
export function readPending(text: string | null): PendingProgress | undefined {
  try {
    const kept = v.safeParse(pending, JSON.parse(text ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    // Not written by this code.
    return undefined;
  }
}

/** Keeps how far the reader got: the farthest place, unless the part is started again. */
export function keepProgress(change: PendingProgress): void {
  const before = readPending(pendingText(change));
  const isAgain = change.isDone === false;
  const kept = {
    ...change,
    progress: isAgain ? change.progress : Math.max(before?.progress ?? 0, change.progress),
    isDone: change.isDone ?? before?.isDone ?? null,
  };
  try {
    localStorage.setItem(keyOf(change), JSON.stringify(kept));
  } catch (error) {
    console.info('The progress could not be kept', error);
  }
  notify();
}

const allPending = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // As above.
    return [];
  }
};

let sending: Promise<void> | undefined;

async function send(lang: Lang): Promise<void> {
  for (const key of allPending()) {
    const text = localStorage.getItem(key);
    const variables = readPending(text);
    // One at a time: it's one or two places, unless much was read offline.
    // oxlint-disable-next-line no-await-in-loop
    const answer =
      variables && (await mutate(LibraryProgressDocument, { lang, variables, update: () => undefined }));
    const isLater = answer && 'failure' in answer && ['NETWORK', 'INTERNAL'].includes(answer.failure.code);
    // Something newer may have been kept meanwhile.
    if (!isLater && localStorage.getItem(key) === text) localStorage.removeItem(key);
    if (isLater) break;
  }
  notify();
}

/** Sends everything that is kept; without a connection, it stays. Never rejects. */
export function sendProgress(lang: Lang): Promise<void> {
  sending ??= send(lang).finally(() => {
    sending = undefined;
  });
  return sending;
}
