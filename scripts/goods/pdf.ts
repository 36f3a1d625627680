import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../run.ts';
import { escapeXml, imprint, type Book } from './book.ts';

const font = path.join(
  root,
  'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
);

const style = (woff2: string, size: string) => `
@font-face { font-family: 'Book'; src: url(data:font/woff2;base64,${woff2}); font-weight: 200 900; }
@page { size: ${size}; margin: 18mm; }
body { font: 11pt/1.5 'Book', serif; color: #1d1b18; margin: 0; }
h1 { font-size: 19pt; font-weight: 400; line-height: 1.2; margin: 0 0 8mm; }
p { margin: 0 0 3mm; hyphens: auto; }
section { break-before: page; }
section:first-child { break-before: auto; }
.cover h1 { font-size: 32pt; margin-top: 40%; }
svg { display: block; width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 0.3mm solid #b9b2a6; padding: 2mm; text-align: left; height: 6mm; font-weight: 400; }
`;

/** Creates a tagged (accessible) PDF; `pages` are XHTML, `size` is a CSS paper size. */
export async function pdfOf(
  browser: Browser,
  title: string,
  pages: readonly string[],
  size = 'A5',
): Promise<Uint8Array> {
  const woff2 = await readFile(font, 'base64');
  const page = await browser.newPage();
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><title>${escapeXml(title)}</title><style>${style(woff2, size)}</style>
${pages.join('\n')}`,
    { waitUntil: 'load' },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, printBackground: true });
  await page.close();
  return pdf;
}

/** The pages of a book: a cover, and each chapter starting on a new page. */
export const bookPages = ({ title, chapters }: Book): string[] => [
  `<section class="cover"><h1>${escapeXml(title)}</h1><p>${escapeXml(imprint)}</p></section>`,
  ...chapters.map(({ title: name, body }) => `<section><h1>${escapeXml(name)}</h1>${body}</section>`),
];
