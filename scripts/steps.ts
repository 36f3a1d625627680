/** Runs the steps of a check one after the other or side by side, counts what they found and says so at the end. */
import { capture, childEnv, start } from './run.ts';

/** How many tests passed and failed; a step that is no test runner is one test. */
export interface Counts {
  passed: number;
  failed: number;
  /** The failed ones, as far as the runner names them. */
  failures?: readonly string[];
  /** Those that passed only when they were run once more: faults of a test, or of what it tests under load. */
  flaky?: readonly string[];
}

export interface Result extends Counts {
  name: string;
  seconds: number;
}

export interface Step {
  name: string;
  run: () => Promise<Counts>;
}

export const oneTest = (passed: boolean): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A command that passes or fails as a whole; what it says is shown only when it fails. */
export const commandStep = (name: string, command: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await capture(command, args);
    if (code !== 0) console.error(`\n── ${name}: ${command} ${args.join(' ')}\n${output.trimEnd()}\n`);
    return oneTest(code === 0);
  },
});

/** Runs a command in the open and gives its exit code; one that hangs is ended after `limit` minutes. */
export const runInherited = (
  command: string,
  args: readonly string[],
  limit: number,
  env: Record<string, string | undefined> = {},
) =>
  new Promise<number>((resolve) => {
    const child = start(command, args, {
      env: childEnv(env),
      timeout: limit * 60_000,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs one step; an error of the step itself counts as a failure. */
export async function runStep({ name, run }: Step): Promise<Result> {
  const begun = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(`\n── ${name}:`, error);
    return oneTest(false);
  });
  const seconds = (performance.now() - begun) / 1000;
  const mark = counts.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, ...counts };
}

/** The table of all steps and, as the very last line, `N passed, N failed`; sets the exit code. */
export function printSummary(results: readonly Result[], seconds: number): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const result of results) {
    const { name, passed, failed } = result;
    const time = `${result.seconds.toFixed(1)} s`.padStart(8);
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${time}  ${passed} passed, ${failed} failed`,
    );
  }
  const list = (title: string, titlesOf: (result: Result) => readonly string[]) => {
    const titles = results.flatMap(titlesOf);
    if (titles.length > 0) console.log(`\n${title}:\n${titles.join('\n')}`);
  };
  list('Passed only when run again', ({ name, flaky = [] }) => flaky.map((test) => `${name}: ${test}`));
  list('Failed', ({ name, failed, failures = [] }) => [
    ...(failed > failures.length ? [name] : []),
    ...failures.map((test) => `${name}: ${test}`),
  ]);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  console.log(`\nin ${seconds.toFixed(0)} s`);
  console.log(`${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
