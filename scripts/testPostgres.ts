/** `npm run test:postgres`: the server's tests again, on a real PostgreSQL, where concurrency is real. */
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
