import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import * as leave from '@/lib/redirectTo';

/**
 * Notes where the page of a test would go instead of leaving it. No mock of the module: the files of a worker share
 * theirs, and what an earlier file has loaded would go on with that file's mock.
 */
export function mockRedirects(): void {
  let spies: MockInstance[] = [];
  beforeEach(() => {
    spies = [
      vi.spyOn(leave, 'redirectTo').mockImplementation(() => undefined),
      vi.spyOn(leave, 'reloadPage').mockImplementation(() => undefined),
    ];
  });
  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
  });
}
