/**
 * Writes every public page of a build as the server would send it, with its data, for a static host: `node
 * scripts/pages/writePages.ts <dist>`. They show the catalog of `APP_ENV=production` and `DATABASE_URL`, or the demo's.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBackEnd } from './backEnd.ts';
import { publicPaths } from './publicPaths.ts';

const [folder = 'dist'] = process.argv.slice(2);
const begun = performance.now();

async function write(file: string, content: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

const backEnd = await startBackEnd(folder);
let written = 0;
for (const pagePath of await publicPaths(backEnd)) {
  const html = await backEnd.get(pagePath);
  if (html?.includes('id="page-data"') !== true) {
    console.error(`Not rendered: ${pagePath}`);
    process.exitCode = 1;
    continue;
  }
  // The application then asks for what has changed since.
  await write(`${pagePath}/index.html`, html.replace('<html ', '<html data-static '));
  const answers = await backEnd.get(`/payloads${pagePath}.json`);
  if (answers !== undefined) await write(`payloads${pagePath}.json`, answers);
  written += 1;
}
await backEnd.close();
console.log(`Wrote ${written} pages in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
