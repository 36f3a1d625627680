import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule } from 'vitest/node';

/** The variable that names the file to write. */
export const flakyFile = 'FLAKY_TESTS_FILE';

/** Notes which tests passed only when they were run again: the JSON report of vitest does not say so. */
export default class FlakyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env[flakyFile];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    await writeFile(file, JSON.stringify(flaky.map(({ fullName }) => fullName)));
  }
}
