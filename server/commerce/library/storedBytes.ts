import type { Services } from '../../kernel/services.ts';
import { readFile, type ByteRange } from './files.ts';
import { objectStore, type ObjectStore } from './objectStore.ts';

/** The store of `FILES_URL`. @throws Error if that is missing */
export async function neededStore(config: Services['config']): Promise<ObjectStore> {
  const store = await objectStore(config);
  if (!store) throw new Error('FILES_URL is missing, and files are there');
  return store;
}

/**
 * The bytes of a file from `start` to `end`, both included, from wherever they're stored. @throws Error as
 * `neededStore`
 */
export async function storedBytes(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, store }: { readonly id: string; readonly store: 'DATABASE' | 'S3' },
  range: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  return store === 'DATABASE' ? readFile(db, id, range) : (await neededStore(config)).read(id, range);
}
