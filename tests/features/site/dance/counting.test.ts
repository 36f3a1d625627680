import { describe, expect, it } from 'vitest';
import { passedAt, placeOf, untilNext } from '@/features/site/dance/counting';
import { poseAt, posesOf, traceOf } from '@/features/site/dance/sweep';

describe('counting beats', () => {
  const anchor = { at: 1000, passed: 0 };

  it('is computed from the start, so it does not drift', () => {
    expect(passedAt(anchor, 1000, 48)).toBe(0);
    expect(passedAt(anchor, 1000 + 60_000, 48)).toBe(48);
    expect(passedAt(anchor, 1000 + 3_600_000, 90)).toBe(5400);
  });

  it('knows how long the current count still lasts', () => {
    expect(untilNext(anchor, 1000, 60)).toBe(1000);
    expect(untilNext(anchor, 1400, 60)).toBeCloseTo(600);
    expect(untilNext({ at: 1000, passed: 2.5 }, 1000, 30)).toBeCloseTo(1000);
  });

  it('continues from the current count at a new speed', () => {
    const changed = { at: 2500, passed: passedAt(anchor, 2500, 60) };
    expect(passedAt(changed, 2500 + 1000, 30)).toBeCloseTo(2);
  });

  it('wraps around after eight', () => {
    expect([0, 0.99, 1, 7.5, 8, 17].map(placeOf)).toEqual([0, 0, 1, 7, 0, 1]);
  });
});

describe('the drawing of a dance phrase', () => {
  it('starts on the left and ends on the right with the hand above the head', () => {
    const [start, end] = [poseAt(0), poseAt(1)];
    expect(end.hip.x - start.hip.x).toBeGreaterThan(80);
    expect(start.hand.y).toBeGreaterThan(start.head.y);
    expect(end.hand.y).toBeLessThan(end.head.y);
  });

  it('traces as many points as there are poses', () => {
    expect(traceOf(posesOf(9), 'hand').match(/[ML]/g)).toHaveLength(9);
  });
});
