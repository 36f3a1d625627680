/** Runs the steps of a check sequentially or in parallel, counts their results and prints a summary. */
import { capture, childEnv, start } from './run.ts';

/** How many tests passed and failed; a step that isn't a test runner counts as one test. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of the failed ones, each with its reason in indented lines, if the runner reports them. */
  failures?: readonly string[];
  /** Those that passed only on retry: bugs in a test, or in what it tests under load. */
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

/** A command that passes or fails as a whole; its output is shown only on failure. */
export const commandStep = (name: string, command: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await capture(command, args);
    if (code !== 0) console.error(`\n── ${name}: ${command} ${args.join(' ')}\n${output.trimEnd()}\n`);
    return oneTest(code === 0);
  },
});

/** Runs a command with inherited output and returns its exit code; kills it after `limit` minutes. */
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

/** Runs one step; an exception in it counts as a failure. */
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

/** Prints the table of all steps and, as the very last line, `N passed, N failed`; sets the exit code. */
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
