import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { colors, hexOf } from '../../src/shared/colors.ts';
import { product } from '../../src/shared/product.ts';

const paper = hexOf(colors.light.surface);

const markFile = 'public/mark.svg';

/** `room` is how much of the width the mark takes: systems cut maskable icons to a circle of four fifths. */
const icons = [
  { fileName: 'icon-192.png', size: 192, room: 0.84 },
  { fileName: 'icon-512.png', size: 512, room: 0.84 },
  { fileName: 'icon-maskable.png', size: 512, room: 0.6 },
  { fileName: 'apple-touch-icon.png', size: 180, room: 0.74 },
] as const;

const manifest = {
  name: product.name,
  short_name: product.name,
  start_url: '/',
  display: 'minimal-ui',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The mark on paper, in its colours for the day. */
async function iconOf(mark: string, size: number, room: number): Promise<Buffer> {
  const margin = (size * (1 - room)) / 2;
  const inner = mark
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/, '')
    .replace('<svg ', `<svg x="${margin}" y="${margin}" width="${size * room}" height="${size * room}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${paper}"/>${inner}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** A drawing as an address that holds it. */
const dataAddressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/\s+/g, ' ').replace(/[%#"<>]/g, encodeURIComponent)}`;

/** Draws the application's icons from its mark, and names them in a manifest and in the page. */
export function webManifest(root: string): Plugin {
  return {
    name: 'web-manifest',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => ({
        // In the page itself, because a browser would ask for it before it paints.
        html: html.replace(
          '"/mark.svg"',
          `"${dataAddressOf(await readFile(path.join(root, markFile), 'utf8'))}"`,
        ),
        tags: [
          { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
          {
            tag: 'link',
            attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
            injectTo: 'head',
          },
        ],
      }),
    },
    async generateBundle() {
      const mark = await readFile(path.join(root, markFile), 'utf8');
      const source = `${JSON.stringify(manifest)}\n`;
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
      for (const { fileName, size, room } of icons) {
        this.emitFile({ type: 'asset', fileName, source: await iconOf(mark, size, room) });
      }
    },
  };
}
