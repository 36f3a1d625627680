/**
 * `npm test`: everything, in the order in which a failure is cheapest to find, going on after failures.
 * Arguments choose among the parts: `npm test -- static unit server build budget journeys`.
 */
import { buildApplication } from './build.ts';
import { measureBundles } from './bundleBudget.ts';
import { findChromium } from './chromium.ts';
import { runStaticSteps } from './staticSteps.ts';
import { conclude, oneTest, runStep, type Result, type Step } from './steps.ts';
import { playwrightStep, vitestStep } from './testRunners.ts';

const begun = performance.now();
const chosen = process.argv.slice(2);
const wanted = (part: string) => chosen.length === 0 || chosen.includes(part);

const results: Result[] = [];
const run = async (step: Step): Promise<boolean> => {
  const result = await runStep(step);
  results.push(result);
  return result.failed === 0;
};

if (wanted('static')) results.push(...(await runStaticSteps()));
if (wanted('unit')) await run(vitestStep('unit tests', ['unit', 'application']));
if (wanted('server')) await run(vitestStep('server tests', ['server']));

const built =
  !wanted('build') || (await run({ name: 'build', run: () => buildApplication().then(() => oneTest(true)) }));

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

conclude(results, (performance.now() - begun) / 1000);
