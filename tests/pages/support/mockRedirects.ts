import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import * as leave from '@/lib/redirectTo';

/**
 * Records redirects and reloads instead of performing them. Spies, not a module mock: the files of a worker share
 * their modules, and modules loaded by an earlier file would keep using that file's mock.
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
