/** An engraving on a 96 × 96 plate centered at 48, 48; it stays within 36 units of the center. */
export interface Emblem {
  /** Outlines. */
  readonly line: string;
  /** Fine hatching, orbits and rays. */
  readonly fine: string;
  /** Glowing areas, behind the lines. */
  readonly light: string;
  /** Glowing areas, in front of the lines. */
  readonly spark?: string;
}

/** Center coordinate of every plate. */
export const middle = 48;
