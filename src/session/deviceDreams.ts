import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { deviceDreamsKey } from '@/session/deviceDreamsKey';
import { dreamTexts, idempotencyKey } from '@/shared/validation';

/** The maximum number of dreams on one device. */
export const maxDeviceDreams = 100;

const subject = v.object({
  kind: v.picklist(['product', 'plan', 'research']),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Its title at the time it was chosen. */
  title: v.pipe(v.string(), v.maxLength(500)),
});

const deviceDream = v.object({
  ...dreamTexts.entries,
  clientKey: idempotencyKey,
  isPublic: v.boolean(),
  subject: v.nullable(subject),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** What a dream points at. */
export type DreamSubject = v.InferOutput<typeof subject>;

/** A dream of a visitor without an account. */
export type DeviceDream = v.InferOutput<typeof deviceDream>;

function readText(): string | null {
  try {
    return window.localStorage.getItem(deviceDreamsKey);
  } catch {
    // Storage is disabled.
    return null;
  }
}

function parseEntries(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    // Not JSON: nothing to recover.
    return [];
  }
}

/** Parses the stored dreams, newest first; drops malformed entries individually. */
function parse(text: string | null): readonly DeviceDream[] {
  if (text === null) return [];
  const dreams = parseEntries(text).flatMap((entry) => {
    const parsed = v.safeParse(deviceDream, entry);
    return parsed.success ? [parsed.output] : [];
  });
  return [...new Map(dreams.map((dream) => [dream.clientKey, dream])).values()].slice(0, maxDeviceDreams);
}

// The last parse result, so that the same text returns the same list.
let known: { text: string | null; dreams: readonly DeviceDream[] } = { text: null, dreams: [] };

/** The dreams on this device, newest first. */
export function readDeviceDreams(): readonly DeviceDream[] {
  const text = readText();
  if (text !== known.text) known = { text, dreams: parse(text) };
  return known.dreams;
}

const listeners = new Set<() => void>();

/** Returns whether the browser stored it. */
function write(dreams: readonly DeviceDream[]): boolean {
  try {
    if (dreams.length === 0) window.localStorage.removeItem(deviceDreamsKey);
    else window.localStorage.setItem(deviceDreamsKey, JSON.stringify(dreams));
  } catch {
    // Full or disabled.
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
}

/** Saves a dream: a new one goes first, an existing one keeps its place. Returns whether the browser stored it. */
export function keepDeviceDream(dream: DeviceDream): boolean {
  const dreams = readDeviceDreams();
  if (dreams.some(({ clientKey }) => clientKey === dream.clientKey))
    return write(dreams.map((other) => (other.clientKey === dream.clientKey ? dream : other)));
  return dreams.length < maxDeviceDreams && write([dream, ...dreams]);
}

/** Deletes dreams by their keys. */
export function dropDeviceDreams(clientKeys: ReadonlySet<string>): void {
  write(readDeviceDreams().filter(({ clientKey }) => !clientKeys.has(clientKey)));
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  listeners.add(listener);
  // Another tab of this browser changed them.
  window.addEventListener('storage', listener, { signal: stop.signal });
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
}

const none: readonly DeviceDream[] = [];

/** Reads the dreams of this device in a component. */
export const useDeviceDreams = (): readonly DeviceDream[] =>
  useSyncExternalStore(subscribe, readDeviceDreams, () => none);
