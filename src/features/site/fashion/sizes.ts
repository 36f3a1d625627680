/** The chest measurements (centimeters) that the garments are made for. */
export const chests = { smallest: 76, usual: 92, largest: 132 } as const;

/** How much letting out the wide seams adds, in centimeters. */
const seams = 6;

export const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const;

export interface Size {
  readonly eu: number;
  readonly us: number;
  readonly uk: number;
  readonly letter: (typeof letters)[number];
  /** The largest chest it fits with the seams let out, in centimeters. */
  readonly upTo: number;
}

/*
 * The garments are unisex, so they follow the half-chest table of jackets: the European size is half the chest in
 * centimeters, in steps of two; the American and British sizes are the chest in inches, which is ten less. A letter
 * spans two European sizes, from XS = 38 and 40 to 4XL = 66.
 *
 *   chest  74–77  78–81  82–85 … 90–93 … 130–132
 *   EU        38     40     42 …    46 …      66
 *   US, UK    28     30     32 …    36 …      56
 */

/** The size for a chest in centimeters; values outside the range get the nearest size. */
export function sizeFor(chest: number): Size {
  const measured = Math.min(chests.largest, Math.max(chests.smallest, chest));
  const eu = 2 * Math.round(measured / 4);
  const letter = letters[Math.floor((eu - 38) / 4)] ?? 'XS';
  return { eu, us: eu - 10, uk: eu - 10, letter, upTo: 2 * eu + seams };
}
