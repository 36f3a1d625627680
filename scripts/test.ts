/**
 * `npm test`: everything, going on after failures. The checks and the build run beside the tests without a browser.
 * Arguments choose among the parts: `npm test -- static build unit server budget journeys`.
 */
import { buildApplication } from './build.ts';
import { measureBundles } from './bundleBudget.ts';
import { findChromium } from './chromium.ts';
import { runStaticSteps } from './staticSteps.ts';
import { printSummary, oneTest, runStep, type Result, type Step } from './steps.ts';
import { playwrightStep, vitestStep } from './testRunners.ts';

const begun = performance.now();
const chosen = process.argv.slice(2);
const wanted = (part: string) => chosen.length === 0 || chosen.includes(part);

/** The parts that vitest runs. */
const vitestProjects = { unit: ['unit', 'application'], server: ['server'] };
const buildStep: Step = { name: 'build', run: () => buildApplication().then(() => oneTest(true)) };

const results: Result[] = [];
const run = async (step: Step): Promise<boolean> => {
  const result = await runStep(step);
  results.push(result);
  return result.failed === 0;
};

/** Runs a step if its part is wanted; without it, nothing is wrong. */
const runPart = (part: string, step: Step): Promise<boolean> | true => (wanted(part) ? run(step) : true);

/** A step that fails where its browser, or what it would show, is missing. */
const inBrowser = (
  name: string,
  chromium: string | undefined,
  work: (chromium: string) => Step['run'],
): Step => ({
  name,
  run: chromium === undefined ? () => Promise.resolve(oneTest(false)) : work(chromium),
});

/** Checks, builds and measures; gives where Chromium is, unless it is missing or the build failed. */
async function checkAndBuild(): Promise<string | undefined> {
  // The build keeps one core busy and the static checks come in pieces.
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

/** What vitest runs, in one process, so that no project waits for the last file of another. */
async function runVitest(): Promise<void> {
  const projects = Object.entries(vitestProjects).flatMap(([part, names]) => (wanted(part) ? names : []));
  // Always the embedded database; `npm run test:postgres` has the other one.
  if (projects.length > 0)
    await run(vitestStep('unit and server tests', projects, { TEST_DATABASE_URL: '' }));
}

// A quarter of their time the tests wait for disks and processes: the checks and the build have it.
const [chromium] = await Promise.all([checkAndBuild(), runVitest()]);
const journeys = (path: string) => playwrightStep('journeys', { CHROMIUM_PATH: path }).run;
await runPart('journeys', inBrowser('journeys', chromium, journeys));

printSummary(results, (performance.now() - begun) / 1000);
