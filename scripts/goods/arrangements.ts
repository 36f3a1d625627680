/** A copy of a motif, moved, turned and resized. */
const placed = (motif: string, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${motif}</g>`;

/** How a picture shows its motif, so that pictures of one subject can be told apart; each call of `draw` differs. */
export const arrangements = {
  /** In the middle. */
  whole: (draw: () => string) => draw(),
  /** So near that it leaves the picture. */
  near: (draw: () => string) => placed(draw(), 0.6, -0.2, 2, -12),
  /** Three, of three sizes. */
  three: (draw: () => string) =>
    placed(draw(), -0.95, -0.2, 0.7) +
    placed(draw(), 0.45, 0.45, 0.5, 40) +
    placed(draw(), 1.05, -0.6, 0.3, 80),
  /** A row of five that turn. */
  row: (draw: () => string) =>
    [-1.5, -0.75, 0, 0.75, 1.5]
      .map((x, index) => placed(draw(), x, 0.15 * (index % 2) - 0.07, 0.36, index * 36))
      .join(''),
  /** Two on top of each other, at right angles. */
  crossed: (draw: () => string) => placed(draw(), -0.1, 0, 1.15, 45) + placed(draw(), 0.25, 0.1, 0.75, 135),
  /** Lying down, and wide. */
  wide: (draw: () => string) => `<g transform="scale(1.75 0.6) rotate(90)">${draw()}</g>`,
  /** Above a horizon, which it fills like a rising sun. */
  rising: (draw: () => string) => placed(draw(), -0.3, 1.05, 1.7, 180),
} as const;

export type Arrangement = keyof typeof arrangements;

export const arrangementNames: readonly Arrangement[] = [
  'whole',
  'near',
  'three',
  'row',
  'crossed',
  'wide',
  'rising',
];
