import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { waitLimit } from '../../tests/waitLimit.ts';
import { root } from '../run.ts';
import { changedSource } from './changedSource.ts';

export default mergeConfig(config, {
  root,
  plugins: [changedSource()],
  test: {
    // The first file finds most changes: a second worker would only start for nothing.
    maxWorkers: 1,
    // A change that makes a test hang is found, too.
    testTimeout: 4 * waitLimit,
    hookTimeout: 8 * waitLimit,
  },
});
