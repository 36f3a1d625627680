import { commandStep, runStep, type Result, type Step } from './steps.ts';

/** The checks that don't run the product. Each takes one to three seconds; together they use both cores. */
const staticSteps: readonly Step[] = [
  commandStep('format', 'oxfmt', ['--check']),
  // The linter already reads all types: running the compiler as well would repeat half of the work.
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
  commandStep('rules by country', process.execPath, ['scripts/rulesCheck.ts']),
  commandStep('translations', process.execPath, ['scripts/i18nCheck.ts']),
];

export const runStaticSteps = (): Promise<Result[]> => Promise.all(staticSteps.map(runStep));
