import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, parseManifest, type ClientManifest } from '../src/rendering/clientFiles.ts';
import { root } from './run.ts';

/** How many files of script a page may take before it works. */
export const maxFiles = 8;

/** The same for the desk, which takes the forms and tables of other kinds of pages and is for the shop's staff. */
const maxFilesOfDesk = 10;

/** Not in the route table: the payment page loads it once an order exists. */
const laterPage = 'src/pages/products/orderResult.tsx';

const shellOf = (manifest: ClientManifest): string | undefined =>
  Object.keys(manifest).find((key) => manifest[key]?.name === 'shell' && manifest[key].file.endsWith('.js'));

/** The pages of a build that take more files of script than `maxFiles`, each with their number. */
export async function filesOverLimit(): Promise<string[]> {
  const manifest = parseManifest(await readFile(path.join(root, '.cache/build/manifest.json'), 'utf8'));
  const shell = shellOf(manifest);
  if (shell === undefined) throw new Error('The build has no shell');
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/') && key !== laterPage);
  return pages.flatMap((page) => {
    const size = filesOf(manifest, [shell, page]).scripts.length;
    const most = page.startsWith('src/pages/desk/') ? maxFilesOfDesk : maxFiles;
    return size > most ? [`${page} takes ${size} files of script`] : [];
  });
}
