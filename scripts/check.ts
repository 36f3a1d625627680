/** `npm run check`: everything that needs neither a build nor a browser nor a database. */
import { runStaticSteps } from './staticSteps.ts';
import { printSummary } from './steps.ts';

const begun = performance.now();
printSummary(await runStaticSteps(), (performance.now() - begun) / 1000);
