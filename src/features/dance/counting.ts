/** The eight counts of a phrase. */
export const counts = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'] as const;

export const phrases = ['steps', 'mirror'] as const;
export type Phrase = (typeof phrases)[number];

/** Counts a minute. */
export const tempos = { slowest: 30, usual: 48, fastest: 90 } as const;

/** A moment (milliseconds of `performance.now`) and how many counts had passed by then, with the part of the next. */
export interface Anchor {
  readonly at: number;
  readonly passed: number;
}

/** How many counts have passed at a moment; worked out from the anchor each time, so that nothing drifts. */
export const passedAt = ({ at, passed }: Anchor, now: number, tempo: number): number =>
  passed + (Math.max(0, now - at) * tempo) / 60_000;

/** The milliseconds until the next count begins. */
export function untilNext(anchor: Anchor, now: number, tempo: number): number {
  const passed = passedAt(anchor, now, tempo);
  return ((Math.floor(passed) + 1 - passed) * 60_000) / tempo;
}

/** Which of the eight counts is on, from 0. */
export const placeOf = (passed: number): number => Math.floor(passed + 1e-6) % counts.length;
