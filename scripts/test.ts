/**
 * `npm test`: runs everything, continuing after failures. The checks and the build run in parallel with the tests that
 * need no browser. Arguments select parts: `npm test -- static build unit server budget journeys`. With `--full`, as in
 * CI, the server's tests run on PostgreSQL, those of the embedded database on both.
 */
import { parseArgs } from 'node:util';
import { buildApplication } from './build.ts';
import { measureBundles } from './bundleBudget.ts';
import { findChromium } from './chromium.ts';
import { findPostgres, type TestPostgres } from './postgres.ts';
import { runStaticSteps } from './staticSteps.ts';
import { printSummary, oneTest, runStep, type Result, type Step } from './steps.ts';
import { playwrightStep, vitestStep } from './testRunners.ts';

const begun = performance.now();
const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
});
const wanted = (part: string) => chosen.length === 0 || chosen.includes(part);

const buildStep: Step = {
  name: 'build',
  run: () => buildApplication().then(() => oneTest(true)),
};

const results: Result[] = [];
const run = async (step: Step): Promise<boolean> => {
  const result = await runStep(step);
  results.push(result);
  return result.failed === 0;
};

/** Runs a step if its part is selected; a skipped one counts as passed. */
const runPart = (part: string, step: Step): Promise<boolean> | true => (wanted(part) ? run(step) : true);

/** A step that fails if its browser or the build is missing. */
const inBrowser = (
  name: string,
  chromium: string | undefined,
  work: (chromium: string) => Step['run'],
): Step => ({
  name,
  run: chromium === undefined ? () => Promise.resolve(oneTest(false)) : work(chromium),
});

/** Checks, builds and measures; returns the path of Chromium, unless it's missing or the build failed. */
async function checkAndBuild(): Promise<string | undefined> {
  // The build keeps one core busy, and the static checks are many small processes.
  const [built, checked] = await Promise.all([
    runPart('build', buildStep),
    wanted('static') ? runStaticSteps() : [],
  ]);
  results.push(...checked);
  if (!wanted('budget') && !wanted('journeys')) return undefined;
  let chromium: string | undefined;
  await run({
    name: 'Chromium',
    run: async () => {
      chromium = await findChromium();
      console.log(chromium);
      return oneTest(true);
    },
  });
  const ready = built ? chromium : undefined;
  await runPart(
    'budget',
    inBrowser('bundle budget', ready, (path) => () => measureBundles(path)),
  );
  return ready;
}

/** The PostgreSQL for the server's tests, if they are to run on one; a missing one is a failure. */
async function requirePostgres(): Promise<TestPostgres | undefined> {
  let found: TestPostgres | undefined;
  await run({
    name: 'PostgreSQL',
    run: async () => {
      found = await findPostgres();
      console.log(found?.origin ?? 'None, and none could be started.');
      return oneTest(found !== undefined);
    },
  });
  return found;
}

/** Runs vitest as one process, so that no project waits for the last file of another. */
async function runVitest(): Promise<void> {
  const unit = wanted('unit') ? ['unit', 'application'] : [];
  const postgres = values.full && wanted('server') ? await requirePostgres() : undefined;
  const server = wanted('server') ? ['server', ...(postgres ? ['embedded'] : [])] : [];
  const projects = [...unit, ...server];
  if (projects.length > 0)
    await run(vitestStep('unit and server tests', projects, { TEST_DATABASE_URL: postgres?.url ?? '' }));
  await postgres?.stop();
}

// The tests spend a quarter of their time waiting for disks and processes, which leaves room for checks and build.
const [chromium] = await Promise.all([checkAndBuild(), runVitest()]);
const journeys = (path: string) => playwrightStep('journeys', { CHROMIUM_PATH: path }).run;
await runPart('journeys', inBrowser('journeys', chromium, journeys));

printSummary(results, (performance.now() - begun) / 1000);
