import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data directory. */
export class DirectoryLocked extends Error {
  constructor(directory: string) {
    super(`Another process is using ${directory}. Stop it, or set DATA_DIR to another directory.`);
    this.name = 'DirectoryLocked';
  }
}

/**
 * Locks a data directory for this process: the embedded database has no lock of its own, and two processes on one
 * directory corrupt it. The lock is an exclusive transaction on a side file, which the OS releases when the process
 * dies.
 * @throws DirectoryLocked immediately if another process holds the lock
 */
export function lockDirectory(directory: string): { release: () => void } {
  const name = path.join(directory, 'lock.sqlite');
  // Created here, since SQLite would let everyone read it.
  closeSync(openSync(name, 'a', 0o600));
  const file = new DatabaseSync(name);
  try {
    file.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DirectoryLocked(directory);
    throw error;
  }
  return {
    release: () => {
      if (file.isOpen) file.close();
    },
  };
}
