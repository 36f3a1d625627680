import { strToU8, zipSync, type Zippable } from 'fflate';

/** A fixed date, so that the same contents produce the same bytes. */
const day = new Date(2026, 0, 1);

/** Creates a zip archive of texts, in order; those in `stored` are not compressed. */
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
