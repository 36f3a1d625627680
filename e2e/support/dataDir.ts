import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataDir, migrated } from '../../tests/server/support/testDatabase.ts';

/** Creates a server's data directory whose database has all tables already, copied from the server tests' template. */
export async function newDataDir(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await fillDataDir(folder, migrated);
  return folder;
}
