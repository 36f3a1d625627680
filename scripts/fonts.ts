/**
 * Subsets the site's typefaces: only the letters of the 13 languages and the weights in use. Writes
 * src/theme/fonts/*.woff2 with their licenses, and src/theme/fonts.css. Run by hand after updating the packages; the
 * output is committed.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'src/theme/fonts');

interface Piece {
  /** The name of the file in the package, and of ours. */
  readonly source: string;
  readonly name: string;
  /** The CSS unicode-range, which is also what the subset keeps. */
  readonly range: string;
}

interface Family {
  readonly family: string;
  readonly package: string;
  readonly weights: { readonly min: number; readonly max: number };
  readonly pieces: readonly Piece[];
}

const punctuation =
  'U+2010-2027, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+2066-2069, U+20AC, U+2116, U+2122';
const latin = `U+0020-007E, U+00A0-00FF, U+0152-0153, U+0178, ${punctuation}, U+2191, U+2193, U+2212, U+FFFD`;
const latinExtended = 'U+0100-0151, U+0154-0177, U+0179-017F, U+0218-021B, U+20A9-20AA, U+20B8, U+20BD';
const cyrillic =
  'U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+04B0-04B1';
const kazakh =
  'U+0492-0493, U+049A-049B, U+04A2-04A3, U+04AE-04AF, U+04BA-04BB, U+04D8-04D9, U+04E8-04E9, U+20B4';
const arabic =
  'U+060C, U+061B-061C, U+061F-063A, U+0640-0655, U+0660-066D, U+0670, U+0671, U+067E, U+0686, U+0698, U+06A9, U+06AF, U+06BE, U+06C0-06C1, U+06CC, U+06D5, U+06F0-06F9, U+200C-200F, U+FDFC';
const hebrew = 'U+05B0-05BC, U+05BE, U+05C1-05C2, U+05D0-05EA, U+05F3-05F4, U+FB1D, U+FB2A-FB4E';

const families: readonly Family[] = [
  {
    family: 'Inter Variable',
    package: 'inter',
    weights: { min: 400, max: 620 },
    pieces: [
      { source: 'inter-latin', name: 'inter-latin', range: latin },
      { source: 'inter-latin-ext', name: 'inter-latin-ext', range: latinExtended },
      { source: 'inter-cyrillic', name: 'inter-cyrillic', range: cyrillic },
      { source: 'inter-cyrillic-ext', name: 'inter-kazakh', range: kazakh },
    ],
  },
  {
    family: 'Source Serif 4 Variable',
    package: 'source-serif-4',
    weights: { min: 400, max: 560 },
    pieces: [
      { source: 'source-serif-4-latin', name: 'source-serif-latin', range: latin },
      { source: 'source-serif-4-latin-ext', name: 'source-serif-latin-ext', range: latinExtended },
      { source: 'source-serif-4-cyrillic', name: 'source-serif-cyrillic', range: cyrillic },
      { source: 'source-serif-4-cyrillic-ext', name: 'source-serif-kazakh', range: kazakh },
    ],
  },
  {
    family: 'Vazirmatn Variable',
    package: 'vazirmatn',
    weights: { min: 400, max: 620 },
    pieces: [{ source: 'vazirmatn-arabic', name: 'vazirmatn-arabic', range: arabic }],
  },
  {
    family: 'Frank Ruhl Libre Variable',
    package: 'frank-ruhl-libre',
    weights: { min: 400, max: 560 },
    pieces: [{ source: 'frank-ruhl-libre-hebrew', name: 'frank-ruhl-libre-hebrew', range: hebrew }],
  },
];

/** The OpenType features that the site needs: shaping, kerning, and tabular figures. */
const features = 'kern liga clig calt ccmp locl mark mkmk tnum lnum init medi fina isol rlig curs'.split(' ');

/**
 * Local fonts scaled to the metrics of ours, so that nothing moves when ours load. Scaled by the mean width of English
 * text, with ascent, descent and line gap from the fonts' tables divided by that.
 */
const fallbacks = `
@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 107.1%;
  ascent-override: 90.4%;
  descent-override: 22.5%;
  line-gap-override: 0%;
}

@font-face {
  font-family: 'Source Serif 4 Fallback';
  src: local('Times New Roman'), local('Liberation Serif');
  size-adjust: 109.5%;
  ascent-override: 94.6%;
  descent-override: 30.6%;
  line-gap-override: 0%;
}
`;

const lettersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');

/** Wraps a list as the formatter would. */
function wrapped(list: string): string {
  const lines = [''];
  for (const part of list.split(', ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? part : `${line}, ${part}`;
    if (longer.length > 105) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines.join(',\n    ');
}

const faceOf = ({ family, weights }: Family, { name, range }: Piece): string => `
@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url('./fonts/${name}.woff2') format('woff2-variations');
  unicode-range:
    ${wrapped(range)};
}
`;

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
let css = '/* Written by scripts/fonts.ts. */\n';
for (const family of families) {
  const folder = path.join(root, 'node_modules/@fontsource-variable', family.package);
  await copyFile(path.join(folder, 'LICENSE'), path.join(output, `${family.package}.LICENSE.txt`));
  for (const piece of family.pieces) {
    const whole = await readFile(path.join(folder, `files/${piece.source}-wght-normal.woff2`));
    const cut = await subsetFont(whole, lettersOf(piece.range), {
      targetFormat: 'woff2',
      variationAxes: { wght: family.weights },
      keepFeatures: features,
    });
    await writeFile(path.join(output, `${piece.name}.woff2`), cut);
    css += faceOf(family, piece);
    console.log(`${piece.name}: ${whole.length} → ${cut.length} bytes`);
  }
}
await writeFile(path.join(root, 'src/theme/fonts.css'), css + fallbacks);
