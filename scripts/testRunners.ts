import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { root } from './run.ts';
import { flakyFile } from './flakyReporter.ts';
import { runInherited, type Counts, type Step } from './steps.ts';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

const playwrightSuite = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        file: v.string(),
        ok: v.boolean(),
        tests: v.array(
          v.object({
            status: v.string(),
            results: v.array(
              v.object({ error: v.optional(v.object({ message: v.optional(v.string(), '') })) }),
            ),
          }),
        ),
      }),
    ),
  ),
  suites: v.optional(v.array(v.unknown())),
});

const reports = path.join(root, '.cache/test');

/** The first lines of why a test failed, without colors and stack, indented; empty lines would end the list. */
const reasonLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => `\n    ${line.slice(0, 2000)}`)
    .join('');

/**
 * The counts in a runner's report. Without a report, or if the exit code doesn't match the counts, adds one failure.
 */
async function countsOf(report: string, code: number, read: (report: unknown) => Counts): Promise<Counts> {
  const counts = await readFile(report, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 1 }),
  );
  return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed };
}

/** All tests in a vitest report that aren't `passed`, each with its reason. */
function failuresOfVitest(report: unknown): string[] {
  const files = v.safeParse(vitestReport, report);
  return files.success
    ? files.output.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, failureMessages: [reason = ''] }) => fullName + reasonLines(reason)),
      )
    : [];
}

type Spec = NonNullable<v.InferOutput<typeof playwrightSuite>['specs']>[number];

/** Some specs in a Playwright report, whose suites may be nested, each with why it failed first. */
function specsOfPlaywright(suite: unknown, isMeant: (spec: Spec) => boolean): string[] {
  const parsed = v.safeParse(playwrightSuite, suite);
  if (!parsed.success) return [];
  const { specs = [], suites = [] } = parsed.output;
  return [
    ...specs.filter(isMeant).map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return `${file} › ${title}${reasonLines(errors[0] ?? '')}`;
    }),
    ...suites.flatMap((inner) => specsOfPlaywright(inner, isMeant)),
  ];
}

const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');

const numberAt = (value: unknown, ...keys: string[]): number => {
  let inner: unknown = value;
  for (const key of keys)
    inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  return typeof inner === 'number' ? inner : 0;
};

/** The output of `flakyReporter.ts`; an aborted run has none. */
const readFlaky = (file: string): Promise<string[]> =>
  readFile(file, 'utf8').then(
    (text) => v.parse(v.array(v.string()), JSON.parse(text)),
    () => [],
  );

async function freshReport(name: string): Promise<string> {
  const file = path.join(reports, `${name}.json`);
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** Runs the tests of some vitest projects. A skipped test counts as failed: nothing may be skipped. */
export const vitestStep = (
  name: string,
  projects: readonly string[],
  env: Record<string, string | undefined> = {},
): Step => ({
  name,
  run: async () => {
    const report = await freshReport(projects.join('-'));
    const args = [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${path.join(root, 'scripts/flakyReporter.ts')}`,
    ];
    const flaky = await freshReport('flaky');
    // A build in this process leaves NODE_ENV at `production`, in which React has no `act`.
    const code = await runInherited('vitest', args, 40, { NODE_ENV: 'test', [flakyFile]: flaky, ...env });
    const counts = await countsOf(report, code, (value) => ({
      passed: numberAt(value, 'numPassedTests'),
      failed: numberAt(value, 'numTotalTests') - numberAt(value, 'numPassedTests'),
      failures: failuresOfVitest(value),
    }));
    return { ...counts, flaky: await readFlaky(flaky) };
  },
});

/** The minutes after which browser tests count as hung. */
const playwrightLimits = { journeys: 40, crawl: 60 };

/** Runs the browser tests of one Playwright project. */
export const playwrightStep = (
  project: keyof typeof playwrightLimits,
  env: Record<string, string | undefined> = {},
): Step => ({
  name: project,
  run: async () => {
    const report = await freshReport(project);
    const limit = playwrightLimits[project];
    // Playwright times out first, and reports what it has seen so far.
    const args = ['test', `--project=${project}`, `--global-timeout=${limit * 60_000}`];
    const code = await runInherited('playwright', args, limit + 1, {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return countsOf(report, code, (value) => ({
      passed: numberAt(value, 'stats', 'expected') + numberAt(value, 'stats', 'flaky'),
      failed: numberAt(value, 'stats', 'unexpected') + numberAt(value, 'stats', 'skipped'),
      failures: specsOfPlaywright(value, ({ ok }) => !ok),
      flaky: specsOfPlaywright(value, isFlaky),
    }));
  },
});
