/**
 * Writes `file.br` and `file.gz` next to every file where it pays off, so that the server never compresses on the fly.
 * zlib uses its own threads: one file per core at a time keeps all of them busy.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/**
 * Text formats; pictures, fonts and so on are already compressed. HTML pages are excluded, because the server writes
 * its origin into them first.
 */
const compressible = /\.(?:js|css|json|svg|txt|xml|webmanifest|map)$/;
/** Below this size in bytes, a compressed copy costs more than it saves. */
const smallest = 256;

/** All files in a folder and its subfolders, as relative paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // The files are small enough for a window that covers all of it.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    }),
    gunzippable(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/** Compresses everything in a folder where it pays off, except in the subfolders that aren't served. */
export async function precompress(folder: string, unserved: readonly string[]): Promise<void> {
  const waiting = (await filesBelow(folder)).filter(
    (file) => compressible.test(file) && !unserved.includes(file.split(path.sep)[0] ?? ''),
  );
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
