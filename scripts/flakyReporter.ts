import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule } from 'vitest/node';

/** The environment variable with the output file. */
export const flakyFile = 'FLAKY_TESTS_FILE';

/** Records the tests that passed only on retry, which vitest's JSON report doesn't include. */
export default class FlakyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env[flakyFile];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    await writeFile(file, JSON.stringify(flaky.map(({ fullName }) => fullName)));
  }
}
