/** The eight counts of a phrase. */
export const counts = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'] as const;

export const phrases = ['steps', 'mirror'] as const;
export type Phrase = (typeof phrases)[number];

/** Counts per minute. */
export const tempos = { slowest: 30, usual: 48, fastest: 90 } as const;

/** A moment (milliseconds from `performance.now`) and the number of counts passed by then, with fraction. */
export interface Anchor {
  readonly at: number;
  readonly passed: number;
}

/** Counts passed at a moment; computed from the anchor each time, so that it doesn't drift. */
export const passedAt = ({ at, passed }: Anchor, now: number, tempo: number): number =>
  passed + (Math.max(0, now - at) * tempo) / 60_000;

/** Milliseconds until the next count. */
export function untilNext(anchor: Anchor, now: number, tempo: number): number {
  const passed = passedAt(anchor, now, tempo);
  return ((Math.floor(passed) + 1 - passed) * 60_000) / tempo;
}

/** The current one of the eight counts, from 0. */
export const placeOf = (passed: number): number => Math.floor(passed + 1e-6) % counts.length;
