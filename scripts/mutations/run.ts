/** Runs test files against a change, until the first test fails or the time is up. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';
import { longTests } from '../../vitest.config.ts';
import { root } from '../run.ts';
import { setChange, type SourceChange } from './changedSource.ts';
import { apply } from './changes.ts';

/** Runs files in the given order: the nearest tests first. */
class GivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** How long the tests of a change wait for something to appear: a change that breaks a page must not take minutes. */
process.env['TEST_WAIT_MS'] ??= '6000';
process.env['NODE_ENV'] = 'test';

interface Outcome {
  /** The test file that failed, relative to the root; undefined if none did. */
  foundBy: string | undefined;
  isTimeUp: boolean;
}

/** How long tests may go on after a run was cancelled, before their processes are killed. */
const graceMs = 5000;

/** Starts vitest once for all changes. */
export async function startTests() {
  let foundBy: string | undefined;
  let timers: NodeJS.Timeout[] = [];
  /** A second call kills the processes that the first one waits for. */
  const cancel = () => void vitest.cancelCurrentRun('test-failure');
  const find = (moduleId: string) => {
    if (foundBy !== undefined) return;
    foundBy = path.relative(root, moduleId);
    cancel();
    timers.push(setTimeout(cancel, graceMs));
  };
  const reporter: Reporter = {
    onTestCaseResult: (test) => void (test.result().state === 'failed' && find(test.module.moduleId)),
    onTestModuleEnd: (module) => void (module.state() === 'failed' && find(module.moduleId)),
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      config: path.join(import.meta.dirname, 'vitest.config.ts'),
      watch: false,
      cache: false,
      // It goes by the files on disk, which have no changes.
      fsModuleCache: false,
      silent: true,
      reporters: [reporter],
      sequence: { sequencer: GivenOrder },
    },
    { logLevel: 'silent' },
  );
  const specs = await vitest.globTestSpecifications();

  /** Runs tests, given relative to the root; long ones are left out. */
  async function run(tests: readonly string[], seconds: number): Promise<Outcome> {
    foundBy = undefined;
    let isTimeUp = false;
    const chosen = tests
      .filter((test) => !longTests.includes(test))
      .flatMap((test) => specs.filter(({ moduleId }) => moduleId === path.join(root, test)));
    const stop = () => {
      isTimeUp = true;
      cancel();
    };
    timers = [setTimeout(stop, seconds * 1000), setTimeout(cancel, seconds * 1000 + graceMs)];
    const { unhandledErrors } = await vitest.runTestSpecifications(chosen);
    timers.forEach(clearTimeout);
    if (unhandledErrors.length > 0 && !isTimeUp) foundBy ??= 'an error outside of tests';
    return { foundBy, isTimeUp: isTimeUp && foundBy === undefined };
  }

  return {
    /** The test files among some that fail without any change. */
    failing: async (files: readonly string[]) => {
      const failing = new Set<string>();
      for (;;) {
        const { foundBy } = await run(
          [...new Set(files)].filter((file) => !failing.has(file)),
          3600,
        );
        if (foundBy === undefined || failing.has(foundBy)) return failing;
        failing.add(foundBy);
      }
    },
    /** Runs tests with a change. */
    runWith: async (change: SourceChange, tests: readonly string[], seconds: number) => {
      const id = path.join(root, change.file);
      // An impossible change fails here and not as a test.
      apply(change, await readFile(id, 'utf8'));
      setChange(change);
      vitest.invalidateFile(id);
      try {
        return await run(tests, seconds);
      } finally {
        setChange(undefined);
        vitest.invalidateFile(id);
      }
    },
    close: () => vitest.close(),
  };
}
