import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { largestFile } from '../commerce/library/files.ts';
import type { Problems } from './problems.ts';

/** The largest text and the largest file of facts, in bytes. */
const largestText = 1024 * 1024;
const piece = 1024 * 1024;

/** A file that is kept, where it is and what it holds. */
export interface StoredSource {
  readonly path: string;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/**
 * A folder from outside: gives what is in it, and notes what has no business there. Nothing leads out of it:
 * symbolic links are refused, and names come from the file system, one at a time.
 */
export class ContentFolder {
  readonly #root: string;
  readonly #problems: Problems;

  constructor(root: string, problems: Problems) {
    this.#root = root;
    this.#problems = problems;
  }

  /** The folders and the files in a folder, by name; hidden ones are left out. */
  list(folder: string): { readonly folders: readonly string[]; readonly files: readonly string[] } {
    const folders: string[] = [];
    const files: string[] = [];
    for (const entry of readdirSync(path.join(this.#root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const file = path.posix.join(folder, entry.name);
      if (entry.isSymbolicLink())
        this.#problems.error({ file }, 'a symbolic link; expected a file or a folder');
      else if (entry.isDirectory()) folders.push(entry.name);
      else if (entry.isFile()) files.push(entry.name);
      else this.#problems.error({ file }, 'neither a file nor a folder');
    }
    return { folders: folders.toSorted(), files: files.toSorted() };
  }

  /** A text in UTF-8; undefined, and noted, for anything else. */
  text(file: string): string | undefined {
    const bytes = this.#open(file, largestText, (descriptor, size) => {
      // One more, for a file that grew.
      const buffer = Buffer.alloc(size + 1);
      return buffer.subarray(0, readSync(descriptor, buffer));
    });
    if (!bytes) return undefined;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text.replaceAll('\r\n', '\n');
    } catch {
      // Said below.
    }
    this.#problems.error({ file }, 'not a text in UTF-8');
    return undefined;
  }

  /** A file that is kept; it is read in pieces. `largest` is in bytes. */
  stored(file: string, largest = largestFile): StoredSource | undefined {
    return this.#open(file, largest, (descriptor, size) => {
      if (size === 0) this.#problems.error({ file }, 'is empty; expected what is sold');
      const hash = createHash('sha256');
      const buffer = Buffer.allocUnsafe(piece);
      for (let read = readSync(descriptor, buffer); read > 0; read = readSync(descriptor, buffer))
        hash.update(buffer.subarray(0, read));
      return { path: path.join(this.#root, file), hash: hash.digest('hex') };
    });
  }

  #open<Result>(
    file: string,
    largest: number,
    read: (descriptor: number, size: number) => Result,
  ): Result | undefined {
    let descriptor;
    try {
      // Neither follows a link nor waits for the other end of a pipe.
      descriptor = openSync(
        path.join(this.#root, file),
        constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
      );
      const stats = fstatSync(descriptor);
      if (!stats.isFile()) this.#problems.error({ file }, 'not a file');
      else if (stats.size > largest)
        this.#problems.error({ file }, `${stats.size} bytes; expected at most ${largest}`);
      else return read(descriptor, stats.size);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      this.#problems.error({ file }, `cannot be read: ${String(error.code)}`);
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
    return undefined;
  }
}
