import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/** What lies in the folder of a database: a file's bytes, or nothing for a folder, by path; a folder comes first. */
export type DatabaseFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** Where PGlite keeps them. */
const folder = '/pglite/data';

/** The files of a database that is open. */
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

/** Memory that holds a copy of them: a tenth of what it costs to load the archive that PGlite itself would make. */
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

/** Writes them to a folder on disk. */
export async function writeFiles(target: string, files: DatabaseFiles): Promise<void> {
  for (const [name, bytes] of files)
    if (bytes) await writeFile(path.join(target, name), bytes, { mode: 0o600 });
    else await mkdir(path.join(target, name), { recursive: true, mode: 0o700 });
}
