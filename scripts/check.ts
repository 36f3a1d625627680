/** `npm run check`: everything that needs neither a build nor a browser nor a database. */
import { runStaticSteps } from './staticSteps.ts';
import { conclude } from './steps.ts';

const begun = performance.now();
conclude(await runStaticSteps(), (performance.now() - begun) / 1000);
