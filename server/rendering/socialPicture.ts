/** Draws the wordless picture of a page, which is shown when the page is shared. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colors, hexOf } from '../../src/shared/colors.ts';
import { pictureSize, productPicture } from '../../src/shared/productPicture.ts';
import { projectPattern } from '../../src/shared/paths.ts';
import { siteProjects } from '../../src/shared/projects.ts';

const size = { width: 1200, height: 630 };

/** The hue of each project, as on its pages. */
async function hues(): Promise<Map<string, number>> {
  const css = await readFile(new URL('../../src/theme/projects.css', import.meta.url), 'utf8');
  const rules = css.matchAll(/\[data-project='(\w+)'\]\s*\{\s*--hue:\s*([\d.]+)/g);
  return new Map([...rules].map(([, id = '', hue = '']) => [id, Number(hue)]));
}

const orbits = [150, 245, 345, 455, 575];
const center = { x: 430, y: 315 };

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

const ball = (radius: number, angle: number, size: number, fill: string) => {
  const x = center.x + radius * Math.cos((angle * Math.PI) / 180);
  const y = center.y + radius * Math.sin((angle * Math.PI) / 180);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${fill}"/>`;
};

/** A product or study at night: the drawing of its page, larger. */
function slugDrawing(slug: string, ownHue?: number): string {
  const { hue: made, bodies } = productPicture(slug);
  const hue = ownHue ?? made;
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

/**
 * The orrery at night, rotated by an angle: with one large ball in a project's hue, or with the balls of all of them.
 */
function drawing(hue: number | undefined, all: readonly number[], turn = 0): string {
  const line = hexOf([0.42, 0.04, 268]);
  const gradients = all.map(
    (one) => `<radialGradient id="ball${one}" cx="0.35" cy="0.3" r="0.8">
      ${stop(0, hexOf([0.94, 0.08, one]))}${stop(0.6, hexOf([0.76, 0.13, one]))}${stop(1, hexOf([0.56, 0.11, one]))}</radialGradient>`,
  );
  const balls =
    hue === undefined
      ? all.map((one, index) =>
          ball(
            orbits[index % 5] ?? 0,
            20 + turn + index * 137.5,
            15 + ((index * 7) % 12),
            `url(#ball${one})`,
          ),
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
    <circle cx="${center.x}" cy="${center.y}" r="300" fill="url(#glow)"/>
    ${orbits.map((r) => `<circle cx="${center.x}" cy="${center.y}" r="${r}" fill="none" stroke="${line}" stroke-width="1.5"/>`).join('')}
    <circle cx="${center.x}" cy="${center.y}" r="64" fill="url(#sun)"/>
    ${balls.join('')}
  </svg>`;
}

/**
 * Draws the picture of a page, as PNG; `pagePath` is its path below its language. It needs libvips to read SVG, which a
 * server doesn't let it do, because its pictures are untrusted: there, this file runs as a process of its own.
 */
export async function drawSocialPicture(pagePath: string): Promise<Buffer> {
  const hueOf = await hues();
  const [, folderName, slug] = pagePath.split('/');
  const projectHues = new Map(siteProjects.map((id) => [`/${projectPattern(id)}`, hueOf.get(id)]));
  const svg =
    folderName === 'products' && slug
      ? slugDrawing(slug)
      : folderName === 'researches' && slug
        ? slugDrawing(slug, hueOf.get('science'))
        : drawing(
            projectHues.get(pagePath),
            [...hueOf.values()],
            pagePath === '' ? 0 : productPicture(pagePath).hue,
          );
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 256, dither: 1, effort: 4 }).toBuffer();
}

if (import.meta.main) process.stdout.write(await drawSocialPicture(process.argv[2] ?? ''));
