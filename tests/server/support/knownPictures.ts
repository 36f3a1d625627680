import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type * as pictures from '../../../server/kernel/pictures/inspectPicture.ts';

/** Decodes each picture once for all test files of a worker: those of the demo are read again and again. */
vi.mock('../../../server/kernel/pictures/inspectPicture.ts', async (importOriginal) => {
  const original = await importOriginal<typeof pictures>();
  const known = new Map<string, ReturnType<typeof original.inspectPicture>>();
  const inspectPicture: typeof original.inspectPicture = (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const found = known.get(hash) ?? original.inspectPicture(bytes);
    known.set(hash, found);
    return found;
  };
  return { ...original, inspectPicture };
});
