/**
 * Writes `file.br` and `file.gz` beside every file worth it, so that the server never compresses while serving.
 * zlib works in its own threads: as many files at once as there are cores keeps all of them busy.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/**
 * Types that are text; pictures, fonts and the like are compressed already. Pages are not among them: the server writes
 * its origin into them first.
 */
const compressible = /\.(?:js|css|json|svg|txt|xml|webmanifest|map)$/;
/** Below this, in bytes, a compressed copy costs more than it saves. */
const smallest = 256;

/** Every file below a folder, relative to it. */
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
        // Files are small enough to be looked at whole.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    }),
    gunzippable(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/** Compresses everything below a folder that is worth it. */
export async function precompress(folder: string): Promise<void> {
  const waiting = (await filesBelow(folder)).filter((file) => compressible.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
