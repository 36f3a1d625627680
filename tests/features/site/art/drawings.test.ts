import { describe, expect, it } from 'vitest';
import { grid, towards, unseen } from '@/features/site/art/drawings/field';
import { orbitsOf } from '@/features/site/art/drawings/orbits';
import { circle, decimal, polyline, smooth, stroke } from '@/features/site/art/drawings/pathData';
import { daysOfYear, minutesOn, minuteStep, maxMinutes, rain } from '@/features/site/art/drawings/rain';
import { squareAt } from '@/features/site/art/drawings/stairs';
import { strokesOf } from '@/features/site/art/drawings/strokes';
import { pegCount, pegOrder } from '@/features/site/art/drawings/thread';
import { fading, swell, tideLines, tides } from '@/features/site/art/drawings/tides';
import { workAfter, workNamed, works } from '@/features/site/art/works';

describe('a generated drawing', () => {
  it.each(works)('$id is deterministic, small, and rounded to one decimal', ({ id }) => {
    const data = strokesOf(id)
      .map(({ d }) => d)
      .join('');
    expect(
      strokesOf(id)
        .map(({ d }) => d)
        .join(''),
    ).toBe(data);
    expect(data.length).toBeGreaterThan(500);
    expect(data.length).toBeLessThanOrEqual(6000);
    expect(data).not.toMatch(/NaN|Infinity|undefined|e-|\.\d\d/);
  });
});

describe('the rules of the drawings', () => {
  it('tides: forty lines, with the movement fading from each to the next', () => {
    expect(tides()).toHaveLength(tideLines);
    const largest = (line: number) =>
      Math.max(...Array.from({ length: 101 }, (_, step) => Math.abs(swell(line, step / 100))));
    expect(largest(39)).toBeLessThan(largest(0) / 3);
    expect(fading).toBeLessThan(1);
  });

  it('orbits: nine circles, each through the center of another', () => {
    const orbits = orbitsOf();
    expect(orbits).toHaveLength(9);
    for (const { centre, radius } of orbits) {
      const others = orbits.filter((other) => other.centre !== centre);
      const misses = others.map((other) =>
        Math.abs(Math.hypot(other.centre.x - centre.x, other.centre.y - centre.y) - radius),
      );
      expect(Math.min(...misses)).toBeLessThan(1e-9);
    }
  });

  it('field: every stroke points at the same point, and none is near it', () => {
    for (const place of grid()) {
      const far = Math.hypot(unseen.x - place.x, unseen.y - place.y);
      expect(far).toBeGreaterThan(20);
      expect(place.x + far * Math.cos(towards(place))).toBeCloseTo(unseen.x);
      expect(place.y + far * Math.sin(towards(place))).toBeCloseTo(unseen.y);
    }
  });

  it('stairs: each square is turned by five degrees and touches the sides of the one around it', () => {
    const [corner] = squareAt(1);
    const [outer] = squareAt(0);
    if (!corner || !outer) throw new Error('A square has corners');
    const angle = ({ x, y }: { x: number; y: number }) => (Math.atan2(y - 120, x - 100) * 180) / Math.PI;
    expect(angle(corner) - angle(outer)).toBeCloseTo(5);
    expect(corner.y).toBeCloseTo(outer.y);
  });

  it('rain: one dash per minute, and no line on a dry day', () => {
    const minutes = Array.from({ length: daysOfYear }, (_, day) => minutesOn(day));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(maxMinutes);
    const lengths = [...rain().matchAll(/v([\d.]+)/g)].map(([, length]) => Number(length));
    expect(lengths.map((length) => Math.round(length / minuteStep))).toEqual(
      minutes.filter((count) => count > 0),
    );
  });

  it('thread: the line visits every peg once and never goes to a neighbor', () => {
    const order = pegOrder();
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pegCount }, (_, peg) => peg));
    for (const [step, peg] of order.slice(1).entries()) {
      const apart = Math.abs(peg - (order[step] ?? 0));
      expect([1, pegCount - 1]).not.toContain(apart);
    }
  });
});

describe('SVG path data', () => {
  it('is compact', () => {
    expect([0.04, -0.5, 12, -0.04].map(decimal)).toEqual(['0', '-.5', '12', '0']);
    expect(
      polyline([
        { x: 1, y: 2 },
        { x: 3, y: 1 },
      ]),
    ).toBe('M1 2l2-1');
    expect(polyline([])).toBe('');
    expect(circle({ x: 10, y: 10 }, 2)).toBe('M8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0z');
    expect(stroke({ x: 5, y: 5 }, 4, 0)).toBe('M3 5l4 0');
  });

  it('curves smoothly from midpoint to midpoint', () => {
    const points = [0, 10, 20, 30].map((x) => ({ x, y: x % 20 }));
    expect(smooth(points)).toBe('M0 0q10 10 15 5t10 0');
    expect(smooth(points.slice(0, 1))).toBe('');
  });
});

describe('the gallery’s works', () => {
  it('wrap around in both directions', () => {
    const [first, second] = works;
    expect(workAfter(first, 1)).toBe(second);
    expect(workAfter(first, -1).id).toBe('thread');
    expect(workAfter(works[5], 1)).toBe(first);
  });

  it('are found by their exact name in the URL only', () => {
    expect(workNamed('tides')?.year).toBe(2023);
    expect([null, '', 'Tides', 'constructor'].map((name) => workNamed(name))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
