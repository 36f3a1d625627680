import { commandStep, runStep, type Result, type Step } from './steps.ts';

/** What is checked without running the product. Each takes a second or three; together they fill both cores. */
const staticSteps: readonly Step[] = [
  commandStep('format', 'oxfmt', ['--check']),
  // The linter reads every type anyway: the compiler beside it would do half of the work again.
  commandStep('lint and types', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  commandStep('boundaries', 'depcruise', [
    '--config',
    '.dependency-cruiser.json',
    'src',
    'server',
    'scripts',
    'bench',
  ]),
  commandStep('unused code', 'knip', []),
  commandStep('generated code', process.execPath, ['scripts/codegen.ts', '--check']),
  commandStep('translations', process.execPath, ['scripts/i18nCheck.ts']),
];

export const runStaticSteps = (): Promise<Result[]> => Promise.all(staticSteps.map(runStep));
