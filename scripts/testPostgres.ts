/** `npm run test:postgres`: runs the server tests again on a real PostgreSQL, with real concurrency. */
import { findPostgres } from './postgres.ts';
import { printSummary, runStep, type Result } from './steps.ts';
import { vitestStep } from './testRunners.ts';

const begun = performance.now();
const results: Result[] = [];
const postgres = await findPostgres();
if (postgres === undefined) {
  console.log('No PostgreSQL, and none could be started: these tests did not run.');
  process.exitCode = 1;
} else {
  try {
    const { url, origin } = postgres;
    console.log(origin);
    results.push(
      await runStep(vitestStep('server tests on PostgreSQL', ['server'], { TEST_DATABASE_URL: url })),
    );
  } finally {
    await postgres.stop();
  }
  printSummary(results, (performance.now() - begun) / 1000);
}
