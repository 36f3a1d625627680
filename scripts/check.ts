/** `npm run check`: every check that needs no build, browser or database. */
import { runStaticSteps } from './staticSteps.ts';
import { printSummary } from './steps.ts';

const begun = performance.now();
printSummary(await runStaticSteps(), (performance.now() - begun) / 1000);
