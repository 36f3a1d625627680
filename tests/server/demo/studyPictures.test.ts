import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoContent } from '../../../server/demo/seedContent.ts';

/** A picture as small as an eye sees it in a list: 24 by 16 colors. */
const glance = (file: string) =>
  sharp(readFileSync(file)).resize(24, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer();

/** How far two pictures differ, on average over their colors, from 0 to 255. */
const distance = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

it('no two studies have pictures that look alike', async () => {
  const folder = path.join(demoContent, 'studies');
  const seen = await Promise.all(
    readdirSync(folder).map(async (id) => ({
      id,
      picture: await glance(path.join(folder, id, 'picture.webp')),
    })),
  );
  const alike = seen.flatMap((one, index) =>
    seen.slice(index + 1).map((other) => ({
      pair: `${one.id} and ${other.id}`,
      distance: distance(one.picture, other.picture),
    })),
  );
  expect(seen.length).toBeGreaterThan(20);
  expect(alike.filter((pair) => pair.distance < 7)).toEqual([]);
});
