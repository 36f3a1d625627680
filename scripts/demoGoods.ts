/**
 * `npm run demo:goods`: makes the files that the demo sells, and writes down what is in their folder. After a change of
 * a text alone, `npm run demo:goods -- manifest` does only the latter. The results are kept in the repository.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { goodsFolder, manifestFile, type GoodsManifest } from '../server/demo/goodsManifest.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { atlas } from './goods/atlas.ts';
import { films } from './goods/films.ts';
import { letters } from './goods/letters.ts';
import { notebook } from './goods/notebook.ts';
import { patterns } from './goods/patterns.ts';
import { recordings } from './goods/recordings.ts';

async function makeFiles(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const files = {
      ...(await letters(browser)),
      ...(await atlas(browser)),
      ...(await notebook(browser)),
      ...(await patterns(browser)),
      ...(await films(browser)),
      ...recordings(),
    };
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(goodsFolder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await browser.close();
  }
}

async function writeManifest(): Promise<void> {
  const manifest: GoodsManifest = {};
  const entries = await readdir(goodsFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== manifestFile);
  for (const file of files.toSorted()) {
    const content = await readFile(file);
    manifest[path.relative(goodsFolder, file).replaceAll(path.sep, '/')] = {
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  const bytes = Object.values(manifest).reduce((sum, { size }) => sum + size, 0);
  console.log(`${files.length} files, ${Math.round(bytes / 1000)} kB`);
}

if (process.argv[2] !== 'manifest') await makeFiles();
await writeManifest();
