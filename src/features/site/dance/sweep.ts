interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10 || 0;
const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const from = ({ x, y }: Point, length: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + length * Math.sin(angle), y: y - length * Math.cos(angle) };
};

/** The body at a moment of the phrase: the lines of the limbs, and the positions of head, hand and foot. */
export interface Pose {
  readonly limbs: string;
  readonly head: Point;
  readonly hand: Point;
  readonly hip: Point;
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** A limb bent at the joint, drawn as a single curve. */
const limb = (root: Point, joint: Point, end: Point): string =>
  `M${written(root)}Q${written(joint)} ${written(end)}`;

/** The body at a fraction of the phrase, 0 to 1: the weight shifts, the knees bend, the arm rises from the elbow. */
export function poseAt(part: number): Pose {
  const travelled = ease(part);
  const dip = Math.sin(part * Math.PI);
  const hip = { x: 52 + 112 * travelled, y: 122 + 14 * dip };
  const feet = [
    { x: 38 + 112 * ease(Math.min(1, part * 1.5)), y: 189 },
    { x: 66 + 112 * ease(Math.max(0, part * 1.5 - 0.5)), y: 189 },
  ];
  const lean = -9 + 34 * dip - 4 * travelled;
  const waist = from(hip, 26, lean * 0.2);
  const neck = from(waist, 24, lean);
  const head = from(neck, 13, lean * 1.4);
  const elbow = from(neck, 30, 148 - 108 * travelled);
  const hand = from(elbow, 26, 168 - 178 * travelled);
  const otherElbow = from(neck, 28, 212 + 30 * dip);
  const otherHand = from(otherElbow, 26, 192 + 62 * dip + 18 * travelled);
  const legs = feet.map((foot, index) => {
    const knee = { x: (hip.x + foot.x) / 2 + 8 + 12 * dip - 6 * index, y: (hip.y + foot.y) / 2 - 3 * dip };
    return limb(hip, knee, foot);
  });
  const limbs = [
    limb(hip, waist, neck),
    limb(neck, elbow, hand),
    limb(neck, otherElbow, otherHand),
    ...legs,
  ].join('');
  return { limbs, head, hand, hip };
}

/** The body at `count` moments, evenly spread over the phrase. */
export const posesOf = (count: number): Pose[] =>
  Array.from({ length: count }, (_, index) => poseAt(index / (count - 1)));

/** The line traced by one part of the body through all poses. */
export const traceOf = (poses: readonly Pose[], part: 'head' | 'hand' | 'hip'): string =>
  `M${poses.map((pose) => written(pose[part])).join('L')}`;
