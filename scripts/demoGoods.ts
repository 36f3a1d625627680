/**
 * `npm run demo:goods`: generates the files that the demo sells and its pictures, in `content/demo`. They are
 * committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { demoContent } from '../server/demo/seedContent.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { atlas } from './goods/atlas.ts';
import { drawings } from './goods/drawings.ts';
import { films } from './goods/films.ts';
import { goodFile } from './goods/goodFile.ts';
import { letters } from './goods/letters.ts';
import { notebook } from './goods/notebook.ts';
import { patterns } from './goods/patterns.ts';
import { recordings } from './goods/recordings.ts';
import { studies } from './goods/studies.ts';

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
  for (const [name, content] of Object.entries(files)) await writeFile(goodFile(name), content);
  for (const [name, content] of Object.entries({ ...studies(), ...(await drawings()) }))
    await writeFile(path.join(demoContent, name), content);
} finally {
  await browser.close();
}
