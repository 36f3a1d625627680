import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { largestFile, megabyte } from '../commerce/library/files.ts';
import type { Problems } from './problems.ts';

/** The largest size of text and facts files, in bytes. */
const largestText = megabyte;
const piece = megabyte;

/** A size as an owner reads it. One above a limit is never rounded to it. */
const inMegabytes = (bytes: number): string => `${Math.ceil((bytes / megabyte) * 100) / 100} MB`;

/** The path and hash of a file to store. */
export interface StoredSource {
  readonly path: string;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/**
 * Reads an untrusted folder and reports what does not belong in it. Nothing can escape it: symbolic links are refused,
 * and names come from the file system one at a time.
 */
export class ContentFolder {
  readonly #root: string;
  readonly #problems: Problems;

  constructor(root: string, problems: Problems) {
    this.#root = root;
    this.#problems = problems;
  }

  /** The subfolders and files of a folder, sorted by name, without hidden ones. */
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

  /** Reads a UTF-8 text file; undefined, with a problem reported, for anything else. */
  text(file: string): string | undefined {
    const bytes = this.#open(file, largestText, (descriptor, size) => {
      // One extra byte, to detect a file that has grown.
      const buffer = Buffer.alloc(size + 1);
      return buffer.subarray(0, readSync(descriptor, buffer));
    });
    if (!bytes) return undefined;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text.replaceAll('\r\n', '\n');
    } catch {
      // Reported below.
    }
    this.#problems.error({ file }, 'not a text in UTF-8');
    return undefined;
  }

  /** Hashes a file to store, reading it in chunks. `largest` is in bytes. */
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
      // Does not follow symbolic links or block on pipes.
      descriptor = openSync(
        path.join(this.#root, file),
        constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
      );
      const stats = fstatSync(descriptor);
      if (!stats.isFile()) this.#problems.error({ file }, 'not a file');
      else if (stats.size > largest)
        this.#problems.error(
          { file },
          `is of ${inMegabytes(stats.size)}; expected at most ${inMegabytes(largest)}`,
        );
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
