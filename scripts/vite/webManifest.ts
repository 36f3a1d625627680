import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { colors, hexOf } from '../../src/shared/colors.ts';
import { directionOf, languageOf, languages, type Lang } from '../../src/shared/languages.ts';
import { manifestPath } from '../../src/shared/installPaths.ts';
import { paths } from '../../src/shared/paths.ts';
import { product } from '../../src/shared/product.ts';

const paper = hexOf(colors.light.surface);

const markFile = 'public/mark.svg';

/** `room` is the share of the width for the mark: systems crop maskable icons to a circle of four fifths. */
const icons = [
  { fileName: 'icon-192.png', size: 192, room: 0.84 },
  { fileName: 'icon-512.png', size: 512, room: 0.84 },
  { fileName: 'icon-maskable.png', size: 512, room: 0.6 },
  { fileName: 'apple-touch-icon.png', size: 180, room: 0.74 },
] as const;

/** The screenshots of the home page, taken by `npm run pictures`. */
export const screenshots = [
  { form: 'narrow', width: 585, height: 1266 },
  { form: 'wide', width: 1280, height: 800 },
] as const;

/** The path of a language's screenshot in `public`. */
export const screenshotPath = (lang: Lang, form: string): string => `/install/${lang}-${form}.webp`;

interface ManifestWords {
  readonly description: string;
  readonly title: string;
  readonly purchases: string;
  readonly payments: string;
}

/** The web manifest in a language; it's one application in all of them. */
const manifestOf = (lang: Lang, { description, title, purchases, payments }: ManifestWords) => ({
  id: '/',
  lang: languageOf(lang).tag,
  dir: directionOf(lang),
  name: product.name,
  short_name: product.name,
  description,
  categories: ['education', 'entertainment', 'shopping'],
  start_url: paths.landing.href(lang),
  scope: '/',
  // iOS supports only the second one.
  display_override: ['minimal-ui', 'standalone'],
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: purchases, url: paths.purchases.href(lang) },
    { name: payments, url: paths.payments.href(lang) },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  screenshots: screenshots.map(({ form, width, height }) => ({
    src: screenshotPath(lang, form),
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: form,
    label: title,
  })),
});

const named = (text: string): string => text.replaceAll('{{product}}', product.name);

/** Texts for the manifest, taken from pages that say the same. */
async function manifestWords(root: string, lang: Lang): Promise<ManifestWords> {
  const read = async (namespace: string) =>
    readFile(path.join(root, 'locales', lang, `${namespace}.json`), 'utf8');
  const { meta, hero }: { meta: { description: string }; hero: { title: string } } = JSON.parse(
    await read('landing'),
  );
  const { nav }: { nav: { purchases: string; payments: string } } = JSON.parse(await read('common'));
  return {
    description: named(meta.description),
    title: named(hero.title),
    purchases: nav.purchases,
    payments: nav.payments,
  };
}

/** The mark on the paper color, in its light-mode colors. */
async function iconOf(mark: string, size: number, room: number): Promise<Buffer> {
  const margin = (size * (1 - room)) / 2;
  const inner = mark
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/, '')
    .replace('<svg ', `<svg x="${margin}" y="${margin}" width="${size * room}" height="${size * room}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${paper}"/>${inner}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** An SVG as a data URL. */
const dataAddressOf = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim().replace(/\s+/g, ' ')).replace(/%(?:3A|3D|2F|2C|3B)/g, decodeURIComponent)}`;

/** Generates the application's icons from its mark, and the manifest of each language. */
export function webManifest(root: string): Plugin {
  return {
    name: 'web-manifest',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => ({
        // Inlined in the page, because a browser would request it before painting.
        html: html.replace(
          '"/mark.svg"',
          `"${dataAddressOf(await readFile(path.join(root, markFile), 'utf8'))}"`,
        ),
        tags: [
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
      for (const { prefix } of languages) {
        const source = `${JSON.stringify(manifestOf(prefix, await manifestWords(root, prefix)))}\n`;
        this.emitFile({ type: 'asset', fileName: manifestPath(prefix).slice(1), source });
      }
      for (const { fileName, size, room } of icons) {
        this.emitFile({ type: 'asset', fileName, source: await iconOf(mark, size, room) });
      }
    },
  };
}
