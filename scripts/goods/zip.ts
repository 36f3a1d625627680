import { strToU8, zipSync, type Zippable } from 'fflate';

/** Every archive says the same day, so that the same contents give the same bytes. */
const day = new Date(2026, 0, 1);

/** A zip archive of texts, in their order; those in `stored` are not compressed. */
export const zipTexts = (
  texts: Readonly<Record<string, string>>,
  stored: readonly string[] = [],
): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(texts).map(([name, text]): [string, Zippable[string]] => [
        name,
        [strToU8(text), { level: stored.includes(name) ? 0 : 9, mtime: day }],
      ]),
    ),
  );
