import path from 'node:path';
import { makeZip, predictLength } from 'client-zip';
import type { Services } from '../../kernel/services.ts';
import type { Deliverable, DeliverableFile } from './deliverables.ts';
import { storedBytes } from './storedBytes.ts';
import { whileOpen } from './whileOpen.ts';

/** What a ticket for all files of an item has in the place of a file's id. */
export const allFiles = 'all';

/** The files of an item in one archive, each once and under a name of its own; none where there are fewer than two. */
export function archivedFiles(deliverables: readonly Pick<Deliverable, 'files'>[]): DeliverableFile[] {
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

/** What the archive of a product is saved as. */
export const archiveName = (title: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.zip`;

/** The bytes that an archive has. */
export const archiveSize = (files: readonly DeliverableFile[]): number =>
  Number(predictLength(files.map(({ name, size }) => ({ name, size }))));

/**
 * A ZIP of files as they are, one after the other; a part of one is in memory at a time. It breaks off once it is
 * closed, as a single file does.
 */
export function archiveBytes(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  files: readonly DeliverableFile[],
  isOpen: () => Promise<boolean>,
): AsyncIterable<Uint8Array> {
  async function* entries() {
    for (const { fileId: id, name, size, store } of files) {
      // The next file is opened when the one before it is sent.
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
