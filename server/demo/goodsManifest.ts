import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Where the files and texts of the demo's goods are. */
export const goodsFolder = path.join(import.meta.dirname, 'goods');

/** By its path in the folder, `<id>/<name>`: the bytes of a file and their SHA-256. */
const manifest = v.record(v.string(), v.object({ size: v.number(), sha256: v.string() }));
export type GoodsManifest = v.InferOutput<typeof manifest>;

export const manifestFile = path.join(goodsFolder, 'manifest.json');

/** What is in the folder, as `npm run demo:goods` wrote it down: a start reads this and none of the files. */
export const readManifest = (): GoodsManifest =>
  v.parse(manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
