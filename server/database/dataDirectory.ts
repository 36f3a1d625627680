import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.ts';

/** The data directory can't be used; the message is for the operator. */
export class UnusableDirectory extends Error {
  constructor(directory: string, reason: string, cause: unknown) {
    super(
      `DATA_DIR can't be used: ${reason} (${directory}). Set it to a directory that the server may write to.`,
      {
        cause,
      },
    );
    this.name = 'UnusableDirectory';
  }
}

/** What is wrong, by the system's code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: "it doesn't exist and can't be made",
  ENOSPC: 'the disk is full',
};

/** The folder of the embedded database in a data directory. */
export const databaseIn = (directory: string): string => path.join(directory, 'database');

/**
 * Creates the data directory if there is none, for the server's user alone, and checks that it can be written to. One
 * that already holds our database is closed to others, too.
 * @throws UnusableDirectory
 */
export async function prepareDirectory(directory: string): Promise<void> {
  const probe = path.join(directory, `.probe-${randomUUID()}`);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
    if (existsSync(databaseIn(directory))) await chmod(directory, 0o700);
  } catch (error) {
    const code = String(errorCode(error));
    throw new UnusableDirectory(directory, reasons[code] ?? code, error);
  }
}

/** Below this, in bytes, a disk counts as full: the database needs room even to delete. */
const leastRoom = 50_000_000;

/** Whether the disk of a directory is full; one that isn't there yet, because nothing was written, has room. */
export async function isDiskFull(
  directory: string,
  read: (path: string) => Promise<{ readonly bavail: number; readonly bsize: number }> = statfs,
): Promise<boolean> {
  try {
    const { bavail, bsize } = await read(directory);
    return bavail * bsize < leastRoom;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
