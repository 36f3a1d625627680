/**
 * `npm test`: everything, in the order in which a failure is cheapest to find, going on after failures.
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

/** The parts that vitest runs; in one process, so that neither waits for the other's last file. */
const vitestProjects = { unit: ['unit', 'application'], server: ['server'] };
const buildStep: Step = { name: 'build', run: () => buildApplication().then(() => oneTest(true)) };

const results: Result[] = [];
const run = async (step: Step): Promise<boolean> => {
  const result = await runStep(step);
  results.push(result);
  return result.failed === 0;
};

// The build keeps one core busy and the static checks come in pieces: side by side they fill both.
const [checked, build] = await Promise.all([
  wanted('static') ? runStaticSteps() : [],
  wanted('build') ? runStep(buildStep) : undefined,
]);
results.push(...checked, ...(build ? [build] : []));
const built = build === undefined || build.failed === 0;

const projects = Object.entries(vitestProjects)
  .filter(([part]) => wanted(part))
  .flatMap(([, names]) => names);
// Always the embedded database; `npm run test:postgres` has the other one.
if (projects.length > 0) await run(vitestStep('unit and server tests', projects, { TEST_DATABASE_URL: '' }));

if (wanted('budget') || wanted('journeys')) {
  let browser = '';
  const found = await run({
    name: 'Chromium',
    run: async () => {
      browser = await findChromium();
      console.log(browser);
      return oneTest(true);
    },
  });
  const env = { CHROMIUM_PATH: browser };
  const needsBoth = (step: Step): Step =>
    built && found ? step : { name: step.name, run: () => Promise.resolve(oneTest(false)) };
  if (wanted('budget')) await run(needsBoth({ name: 'bundle budget', run: () => measureBundles(browser) }));
  if (wanted('journeys')) await run(needsBoth(playwrightStep('journeys', env)));
}

printSummary(results, (performance.now() - begun) / 1000);
