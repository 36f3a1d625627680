import type { Browser } from '@playwright/test';
import { cuts, garments, type Garment } from '../../src/features/site/fashion/cuts.ts';
import { imprint } from './book.ts';
import { pdfOf } from './pdf.ts';

const names: Readonly<Record<Garment, string>> = {
  coat: 'Coat',
  jacket: 'Work jacket',
  shirt: 'Shirt',
  trousers: 'Trousers',
  skirt: 'Skirt',
  dress: 'Dress',
  vest: 'Waistcoat',
  apron: 'Apron',
  bag: 'Bag',
};

/** The width of a grid square by size: it grows with the chest measurement. */
const sizes = [
  ['XS', '80–87', '4.4 cm'],
  ['S', '88–95', '4.7 cm'],
  ['M', '96–103', '5.0 cm'],
  ['L', '104–111', '5.4 cm'],
  ['XL', '112–119', '5.8 cm'],
  ['XXL', '120–128', '6.2 cm'],
] as const;

const grid = Array.from({ length: 21 }, (_, index) => `M${index * 5} 0V100M0 ${index * 5}H100`).join('');

/** The drawing on its 100 × 100 grid. */
const drawing = (garment: Garment) => `<path d="${grid}" fill="none" stroke="#c9c1b4" stroke-width="0.15"/>
<path d="${cuts[garment].outline}" fill="none" stroke="#2b2a33" stroke-width="0.6" stroke-linejoin="round"/>
<path d="${cuts[garment].seams}" fill="none" stroke="#a4532f" stroke-width="0.35" stroke-dasharray="1 0.8" stroke-linecap="round"/>`;

const sheet = (garment: Garment) => `<section><h1>${names[garment]}</h1>
<svg viewBox="0 0 100 100" style="width: 80%; margin: auto" role="img" aria-label="${names[garment]}: outline and seams on a grid">${drawing(garment)}</svg>
<table><thead><tr><th>Size</th><th>Chest or hips, cm</th><th>One square</th></tr></thead>
<tbody>${sizes.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></section>`;

/** All sheets of a set, one below the other, for drawing programs. */
const scroll = (
  set: readonly Garment[],
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 ${set.length * 115 + 6}">
<rect width="100%" height="100%" fill="#fff"/>
${set
  .map(
    (garment, index) =>
      `<g transform="translate(5 ${index * 115 + 10})"><text y="-2" font-family="serif" font-size="5">${names[garment]}</text>${drawing(garment)}</g>`,
  )
  .join('\n')}
<text x="5" y="${set.length * 115 + 2}" font-family="serif" font-size="2.5">One square is 5 cm in size M. ${imprint}</text>
</svg>
`;

/** The pattern sheets: the drawings of the fashion page on a grid. */
export async function patterns(browser: Browser): Promise<Record<string, Uint8Array | string>> {
  const three: readonly Garment[] = ['shirt', 'trousers', 'coat'];
  return {
    'patterns-three/three-garments.pdf': await pdfOf(browser, 'Three garments', three.map(sheet), 'A4'),
    'patterns-three/three-garments.svg': scroll(three),
    'patterns-nine/nine-garments.pdf': await pdfOf(browser, 'Nine garments', garments.map(sheet), 'A4'),
    'patterns-nine/nine-garments.svg': scroll(garments),
  };
}
