/** An engraving on a plate of 96 by 96 units around 48, 48; it keeps within 36 of the centre. */
export interface Emblem {
  /** Outlines. */
  readonly line: string;
  /** Fine hatching, orbits and rays. */
  readonly fine: string;
  /** What shines, behind the lines. */
  readonly light: string;
  /** What shines before them. */
  readonly spark?: string;
}

/** The middle of every plate. */
export const middle = 48;
