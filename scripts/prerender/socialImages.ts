/** The wordless picture of each project and product, and one for all other pages, shown where a page is shared. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { colors, hexOf } from '../../src/shared/colors.ts';
import { pictureSize, productPicture } from '../../src/shared/productPicture.ts';
import { projectIds } from '../../src/shared/projects.ts';
import { root } from '../run.ts';

const size = { width: 1200, height: 630 };

/** The hue of every project, as its pages have it. */
async function hues(): Promise<Map<string, number>> {
  const css = await readFile(path.join(root, 'src/theme/projects.css'), 'utf8');
  const rules = css.matchAll(/\[data-project='(\w+)'\]\s*\{\s*--hue:\s*([\d.]+)/g);
  return new Map([...rules].map(([, id = '', hue = '']) => [id, Number(hue)]));
}

const orbits = [150, 245, 345, 455, 575];
const centre = { x: 430, y: 315 };

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const ball = (radius: number, angle: number, size: number, fill: string) => {
  const x = centre.x + radius * Math.cos((angle * Math.PI) / 180);
  const y = centre.y + radius * Math.sin((angle * Math.PI) / 180);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${fill}"/>`;
};

/** The product of a slug by night: the drawing of its page, larger. */
function productDrawing(slug: string): string {
  const { hue, bodies } = productPicture(slug);
  const line = hexOf([0.42, 0.04, 268]);
  const scale = size.height / pictureSize.height;
  const shift = (size.width - pictureSize.width * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${hexOf(colors.dark.surface)}"/>
    <g transform="translate(${shift} 0) scale(${scale})">
      ${bodies
        .map(
          ({ orbit, x, y, radius }) =>
            `<circle cx="200" cy="150" r="${orbit}" fill="none" stroke="${line}"/>
            <circle cx="${x}" cy="${y}" r="${radius}" fill="${hexOf([0.72, 0.13, hue])}"/>`,
        )
        .join('')}
      <circle cx="200" cy="150" r="26" fill="${hexOf([0.84, 0.11, 84])}"/>
    </g>
  </svg>`;
}

/** The orrery by night, with one large ball in the project's hue, or the balls of all of them. */
function drawing(hue: number | undefined, all: readonly number[]): string {
  const line = hexOf([0.42, 0.04, 268]);
  const gradients = all.map(
    (one) => `<radialGradient id="ball${one}" cx="0.35" cy="0.3" r="0.8">
      ${stop(0, hexOf([0.94, 0.08, one]))}${stop(0.6, hexOf([0.76, 0.13, one]))}${stop(1, hexOf([0.56, 0.11, one]))}</radialGradient>`,
  );
  const balls =
    hue === undefined
      ? all.map((one, index) =>
          ball(orbits[index % 5] ?? 0, 20 + index * 137.5, 15 + ((index * 7) % 12), `url(#ball${one})`),
        )
      : [
          ball(575, -14, 104, `url(#ball${hue})`),
          ball(245, 140, 12, hexOf([0.5, 0.04, 268])),
          ball(345, 215, 15, hexOf([0.5, 0.04, 268])),
          ball(150, 60, 9, hexOf([0.5, 0.04, 268])),
          ball(455, 58, 13, hexOf([0.5, 0.04, 268])),
        ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs>
      <radialGradient id="glow">${stop(0, hexOf([0.8, 0.11, 82]), 0.34)}${stop(1, hexOf([0.8, 0.11, 82]), 0)}</radialGradient>
      <radialGradient id="sun" cx="0.38" cy="0.34" r="0.75">${stop(0, hexOf([0.93, 0.09, 90]))}${stop(1, hexOf([0.74, 0.12, 76]))}</radialGradient>
      ${gradients.join('')}
    </defs>
    <rect width="100%" height="100%" fill="${hexOf(colors.dark.surface)}"/>
    <circle cx="${centre.x}" cy="${centre.y}" r="300" fill="url(#glow)"/>
    ${orbits.map((r) => `<circle cx="${centre.x}" cy="${centre.y}" r="${r}" fill="none" stroke="${line}" stroke-width="1.5"/>`).join('')}
    <circle cx="${centre.x}" cy="${centre.y}" r="64" fill="url(#sun)"/>
    ${balls.join('')}
  </svg>`;
}

/** Draws them all into a folder, with one for each product's slug; returns how many. */
export async function drawSocialImages(folder: string, slugs: readonly string[]): Promise<number> {
  const hueOf = await hues();
  const all = [...hueOf.values()];
  await mkdir(folder, { recursive: true });
  const pictures = [
    ...['default', ...projectIds].map((name) => ({ name, svg: drawing(hueOf.get(name), all) })),
    ...slugs.map((slug) => ({ name: `product-${slug}`, svg: productDrawing(slug) })),
  ];
  await Promise.all(
    pictures.map(async ({ name, svg }) => {
      const png = await sharp(Buffer.from(svg))
        .png({ palette: true, colours: 256, dither: 0.6, effort: 4 })
        .toBuffer();
      await writeFile(path.join(folder, `${name}.png`), png);
    }),
  );
  return pictures.length;
}
