import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type * as avatars from '../../../server/accounts/profile/avatarPictures.ts';
import type * as pictures from '../../../server/kernel/pictures/inspectPicture.ts';

/** Remembers what a function makes of the same bytes, but not that it refuses them. */
function once<Made>(make: (bytes: Buffer) => Promise<Made>): (bytes: Buffer) => Promise<Made> {
  const known = new Map<string, Promise<Made>>();
  return (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const found = known.get(hash) ?? make(bytes);
    known.set(hash, found);
    found.catch(() => known.delete(hash));
    return found;
  };
}

/** Decodes each picture once for all test files of a worker: those of the demo are read again and again. */
vi.mock('../../../server/kernel/pictures/inspectPicture.ts', async (importOriginal) => {
  const original = await importOriginal<typeof pictures>();
  return { ...original, inspectPicture: once(original.inspectPicture) };
});

/** Encodes each avatar once: many tests upload the same picture, and only compare what is stored. */
vi.mock('../../../server/accounts/profile/avatarPictures.ts', async (importOriginal) => {
  const original = await importOriginal<typeof avatars>();
  return { ...original, avatarPictures: once(original.avatarPictures) };
});
