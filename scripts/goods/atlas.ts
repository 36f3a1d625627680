import type { Browser } from '@playwright/test';
import { atlasMaps, type AtlasMap } from './atlasMaps.ts';
import { escapeXml, imprint, type Book } from './book.ts';
import { epubOf } from './epub.ts';
import { bookPages, pdfOf } from './pdf.ts';
import { randomFrom } from './random.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a map as SVG: contour lines around hills, dashed paths between named places. */
function mapOf({ title, seed, hills, paths, places }: AtlasMap): string {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const contours = Array.from({ length: hills }, (_, hill) => {
    const x = 90 + ((hill + 0.5) / hills) * 420;
    const y = between(190, 420);
    const reach = between(90, 150);
    const waves = [2, 3, 5].map((count) => ({ count, phase: between(0, 6), depth: between(0.03, 0.12) }));
    return Array.from({ length: 9 }, (_ring, ring) => {
      const points = Array.from({ length: 60 }, (_point, point) => {
        const angle = (point / 60) * 2 * Math.PI;
        const bend = waves.reduce(
          (sum, wave) => sum + wave.depth * Math.sin(wave.count * angle + wave.phase),
          1,
        );
        const radius = ((ring + 1) / 9) * reach * bend;
        return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
      });
      return `<path d="M${points.join('L')}Z"/>`;
    }).join('');
  }).join('');
  const spots = places.map((name, index) => ({
    name,
    x: 80 + ((index + 0.5) / places.length) * 440,
    y: between(150, 470),
  }));
  const ways = Array.from({ length: paths }, (_, index) => {
    const from = spots[index % spots.length] ?? { x: 60, y: 300 };
    const to = spots[(index + 1 + Math.floor(index / spots.length)) % spots.length] ?? from;
    return `<path d="M${round(from.x)} ${round(from.y)}Q${round(between(60, 540))} ${round(between(120, 500))} ${round(to.x)} ${round(to.y)}"/>`;
  }).join('');
  const labels = spots
    .map(
      ({ name, x, y }) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="3.5"/><text x="${round(x)}" y="${round(y - 9)}">${escapeXml(name)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img" aria-label="${escapeXml(`Map: ${title}`)}">
<rect width="600" height="600" fill="#f6f1e7"/>
<g fill="none" stroke="#6f7f6d" stroke-width="0.9">${contours}</g>
<g fill="none" stroke="#a4532f" stroke-width="1.4" stroke-dasharray="5 4">${ways}</g>
<g fill="#2b2a33" font-family="serif" font-size="15" text-anchor="middle" paint-order="stroke" stroke="#f6f1e7" stroke-width="3" stroke-linejoin="round">${labels}</g>
<rect x="20" y="20" width="560" height="560" fill="none" stroke="#2b2a33"/>
<text x="40" y="62" font-family="serif" font-size="26" fill="#2b2a33">${escapeXml(title)}</text>
<text x="40" y="562" font-family="serif" font-size="10" fill="#2b2a33">${escapeXml(imprint)}</text>
</svg>`;
}

const book: Book = {
  id: 'the-atlas-of-attention',
  title: 'The Atlas of Attention',
  chapters: [
    {
      title: 'How to read these maps',
      body: `<p>A contour line joins minutes of equal attention. Where the lines lie close, attention rose or fell quickly; where they are wide apart, it was the same for a long time. A dashed line is a path that attention took, as people drew it for us afterward with a red pencil. North is where the day begins.</p>
<p>No map shows a person. Each is the sum of many sheets, filled in by hand in reading rooms, kitchens, workshops and trains. They are meant to be wandered in: look for the place where you would be now.</p>`,
    },
    ...atlasMaps.map((map) => ({ title: map.title, body: `${mapOf(map)}<p>${escapeXml(map.text)}</p>` })),
  ],
};

/** The data for the seminar: how often readers looked up, by library and hour. */
function observations() {
  const random = randomFrom(7);
  return Array.from({ length: 11 }, (_, library) => library + 1).flatMap((library) =>
    [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => {
      const tired = 9 + Math.abs(hour - 10.5) * 1.4 + (hour === 13 ? 4 : 0);
      const looks = Math.round(tired + random() * 6);
      return {
        library,
        hour,
        minutes: 60,
        looks_up: looks,
        after_pause: Math.round(looks * (0.5 + random() * 0.3)),
      };
    }),
  );
}

/** The atlas: the book, a map as a poster, and the data. */
export async function atlas(browser: Browser): Promise<Record<string, Uint8Array | string>> {
  const poster = mapOf(atlasMaps[0]);
  const rows = observations();
  const columns = ['library', 'hour', 'minutes', 'looks_up', 'after_pause'] as const;
  return {
    'atlas-book/the-atlas-of-attention.epub': epubOf(book),
    'atlas-book/the-atlas-of-attention.pdf': await pdfOf(browser, book.title, bookPages(book)),
    'atlas-poster/map-of-a-morning.svg': `${poster}\n`,
    'atlas-poster/map-of-a-morning.pdf': await pdfOf(browser, 'A morning', [poster], '450mm 450mm'),
    'atlas-data/attention-by-the-hour.csv': [columns, ...rows.map((row) => columns.map((name) => row[name]))]
      .map((cells) => `${cells.join(',')}\r\n`)
      .join(''),
    'atlas-data/attention-by-the-hour.json': `${JSON.stringify(rows, null, 1)}\n`,
  };
}
