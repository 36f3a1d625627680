/**
 * `npm run test:crawl`: tests every public page in every language, both color modes and two sizes, in Chromium.
 * Uses the build in `dist`, or makes one if there is none. The last line is `N passed, N failed`.
 */
import { stat } from 'node:fs/promises';
import { buildApplication } from './build.ts';
import { root } from './run.ts';
import { printSummary, oneTest, runStep } from './steps.ts';
import { playwrightStep } from './testRunners.ts';

const begun = performance.now();
const results = [];
const isBuilt = await stat(`${root}/dist/index.html`).then(
  () => true,
  () => false,
);
if (!isBuilt)
  results.push(await runStep({ name: 'build', run: () => buildApplication().then(() => oneTest(true)) }));
if (results.every(({ failed }) => failed === 0)) results.push(await runStep(playwrightStep('crawl')));
printSummary(results, (performance.now() - begun) / 1000);
