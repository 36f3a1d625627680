import { polyline, type Point } from '@/features/site/art/drawings/pathData';

/** A prime with 2 as a primitive root: repeated doubling visits every number below it. */
const prime = 149;
export const pegCount = prime - 1;

const isNeighbour = (a: number, b: number): boolean => {
  const apart = Math.abs(a - b);
  return apart === 1 || apart === pegCount - 1;
};

/** The order in which the thread visits pegs 0 to 147: from each peg to the one twice as far around. */
export function pegOrder(): number[] {
  const order: number[] = [];
  for (let at = 1; order.length < pegCount; at = (at * 2) % prime) order.push(at - 1);
  // Doubling would land on a neighboring peg twice; in those places, swap the next two.
  for (let step = 0; step + 2 < pegCount; step += 1) {
    const [here = 0, next = 0, after = 0] = order.slice(step, step + 3);
    if (isNeighbour(here, next)) order.splice(step + 1, 2, after, next);
  }
  return order;
}

/** Position of a peg on the rim. */
const pegAt = (peg: number): Point => {
  const angle = ((peg + 1) / prime) * 2 * Math.PI + Math.PI / 2;
  return { x: 100 + 84 * Math.cos(angle), y: 120 + 84 * Math.sin(angle) };
};

export const thread = (): string => polyline(pegOrder().map(pegAt));

/** The pegs, as zero-length strokes with round caps. */
export const pegs = (): string =>
  Array.from({ length: pegCount }, (_, peg) => {
    const { x, y } = pegAt(peg);
    return `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h0`;
  }).join('');
