import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/** A database's folder: the bytes of each file by path, undefined for a folder; folders come before their contents. */
export type DatabaseFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** Where PGlite stores its files. */
const folder = '/pglite/data';

/** The files of an open database. */
export function filesOf({ Module: { FS } }: PGlite): DatabaseFiles {
  const files = new Map<string, Uint8Array | undefined>();
  const add = (name: string): void => {
    if (!FS.isDir(FS.stat(folder + name).mode)) {
      files.set(name, FS.readFile(folder + name));
      return;
    }
    files.set(name, undefined);
    for (const entry of FS.readdir(folder + name))
      if (entry !== '.' && entry !== '..') add(`${name}/${entry}`);
  };
  add('');
  return files;
}

/** An in-memory copy of such files: loading it takes a tenth of the time of PGlite's own archive format. */
export class FilledMemory extends MemoryFS {
  readonly #files: DatabaseFiles;

  constructor(files: DatabaseFiles) {
    super();
    this.#files = files;
  }

  override async initialSyncFs(): Promise<void> {
    const FS = this.pg?.Module.FS;
    for (const [name, bytes] of this.#files)
      if (bytes) FS?.writeFile(folder + name, bytes.slice(), { mode: 0o600, canOwn: true });
      else FS?.mkdirTree(folder + name, 0o700);
  }
}

/** Writes the files to a folder on disk. */
export async function writeFiles(target: string, files: DatabaseFiles): Promise<void> {
  for (const [name, bytes] of files)
    if (bytes) await writeFile(path.join(target, name), bytes, { mode: 0o600 });
    else await mkdir(path.join(target, name), { recursive: true, mode: 0o700 });
}
