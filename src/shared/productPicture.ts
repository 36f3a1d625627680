/** A body on its orbit; angles in radians, lengths in units of a 400 × 300 picture. */
interface PictureBody {
  readonly orbit: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The picture of a product: its own hue, and bodies orbiting a center. */
export interface ProductPicture {
  readonly hue: number;
  readonly bodies: readonly PictureBody[];
}

export const pictureSize = { width: 400, height: 300 } as const;
const center = { x: pictureSize.width / 2, y: pictureSize.height / 2 };

/** A deterministic sequence of numbers from 0 to 1, seeded by a text (FNV-1a, then a linear congruential generator). */
function numbersOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The picture for a slug: the same wherever it is drawn. */
export function productPicture(slug: string): ProductPicture {
  const next = numbersOf(slug);
  const hue = Math.round(next() * 360);
  const count = 3 + Math.floor(next() * 3);
  const bodies = Array.from({ length: count }, (_, index) => {
    const orbit = 42 + (index + 1) * (96 / count);
    const angle = next() * 2 * Math.PI;
    return {
      orbit: Math.round(orbit),
      x: Math.round(center.x + orbit * Math.cos(angle)),
      y: Math.round(center.y + orbit * Math.sin(angle)),
      radius: Math.round(5 + next() * 13),
    };
  });
  return { hue, bodies };
}
