export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of the sheet for every drawing, in user units. */
export const sheet = { width: 200, height: 240 } as const;

/** A number as path data: one decimal, no leading zero. */
export const decimal = (value: number): string =>
  String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Numbers joined with spaces; a minus sign is separator enough. */
const joined = (values: readonly number[]): string => values.map(decimal).join(' ').replaceAll(' -', '-');

/** Straight lines through all points; all but the first are relative. */
export function polyline(points: readonly Point[], end: '' | 'z' = ''): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let at = { x: tenth(first.x), y: tenth(first.y) };
  const steps = rest.map(({ x, y }) => {
    const step = [tenth(x - at.x), tenth(y - at.y)];
    at = { x: at.x + (step[0] ?? 0), y: at.y + (step[1] ?? 0) };
    return joined(step);
  });
  return `M${joined([first.x, first.y])}l${steps.join(' ').replaceAll(' -', '-')}${end}`;
}

/** A smooth line guided by points: quadratic curves between their midpoints. */
export function smooth(points: readonly Point[]): string {
  const [first, second, ...rest] = points;
  if (first === undefined || second === undefined) return '';
  let at = { x: tenth(first.x), y: tenth(first.y) };
  let lead = { x: tenth(second.x), y: tenth(second.y) };
  const written = [`M${joined([at.x, at.y])}q${joined([lead.x - at.x, lead.y - at.y])}`];
  for (const [index, next] of rest.entries()) {
    // Computed from the point that the renderer will reflect, so that rounding errors don't add up.
    const middle = { x: tenth((lead.x + next.x) / 2), y: tenth((lead.y + next.y) / 2) };
    written.push(`${index === 0 ? ' ' : 't'}${joined([middle.x - at.x, middle.y - at.y])}`);
    lead = { x: 2 * middle.x - lead.x, y: 2 * middle.y - lead.y };
    at = middle;
  }
  return written.join('').replaceAll(' -', '-');
}

/** A full circle. */
export const circle = ({ x, y }: Point, radius: number): string => {
  const [r, across] = [decimal(radius), decimal(tenth(radius) * 2)];
  return `M${joined([x - tenth(radius), y])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
};

/** A stroke of a given length centered on a point, at an angle in radians. */
export function stroke(middle: Point, length: number, angle: number): string {
  const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return `M${joined([middle.x - x / 2, middle.y - y / 2])}l${joined([x, y])}`;
}
