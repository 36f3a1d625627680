import path from 'node:path';
import { makeZip, predictLength } from 'client-zip';
import type { Services } from '../../kernel/services.ts';
import type { LibraryFile } from './deliverables.ts';
import { storedBytes } from './storedBytes.ts';
import { whileOpen } from './whileOpen.ts';

/** In place of a file's id, in a ticket for all files of an item. */
export const allFiles = 'all';

/** The files of an item's archive, each once and under a unique name; none if there are fewer than two. */
export function archivedFiles(
  deliverables: readonly { readonly files: readonly LibraryFile[] }[],
): LibraryFile[] {
  const all = deliverables.flatMap(({ files }) => files);
  const files = all.filter(({ fileId }, index) => all.findIndex((file) => file.fileId === fileId) === index);
  if (files.length < 2) return [];
  const taken = new Set<string>();
  return files.map((file) => {
    const { name: stem, ext } = path.parse(file.name);
    let name = file.name;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${ext}`;
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

/** The file name of a product's archive. */
export const archiveName = (title: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.zip`;

/** The size of an archive in bytes. */
export const archiveSize = (files: readonly LibraryFile[]): number =>
  Number(predictLength(files.map(({ name, size }) => ({ name, size }))));

/**
 * Streams an uncompressed ZIP of files, one after the other, with one part of a file in memory at a time. Like the
 * download of a single file, it's aborted once the item is closed.
 */
export function archiveBytes(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  files: readonly LibraryFile[],
  isOpen: () => Promise<boolean>,
): AsyncIterable<Uint8Array> {
  async function* entries() {
    for (const { fileId: id, name, size, store } of files) {
      // Opens the next file only once the one before it has been sent.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await isOpen())) throw new Error('The archive was closed while it was sent.');
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await storedBytes(services, { id, store }, { start: 0, end: size - 1 });
      const input = whileOpen(bytes, services.clock, isOpen);
      yield { name, size, input, lastModified: services.clock() };
    }
  }
  return makeZip(entries());
}
