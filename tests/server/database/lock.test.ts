import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseIn, isDiskFull, prepareDirectory } from '../../../server/database/dataDirectory.ts';
import { DirectoryLocked, lockDirectory } from '../../../server/database/directoryLock.ts';
import { openEmbedded } from '../../../server/database/connection.ts';
import { empty, fillDataDir } from '../support/testDatabase.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Runs code that can import the lock in a separate process. */
function run(code: string): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

const hold = `
  import { lockDirectory } from './server/database/directoryLock.ts';
  lockDirectory(${JSON.stringify(directory)});
  console.log('held');
  setInterval(() => {}, 1000);`;

/** Resolves with the first output of a process. */
const firstWord = async (child: ChildProcess): Promise<string> => {
  const [bytes] = child.stdout ? await once(child.stdout, 'data') : [''];
  return String(bytes).trim();
};

describe('the data directory', () => {
  it('is refused to a second process at once, with the reason', async () => {
    const holder = run(hold);
    expect(await firstWord(holder)).toBe('held');
    expect(() => lockDirectory(directory)).toThrow(DirectoryLocked);
    await expect(openEmbedded(directory)).rejects.toThrow(/Another process is using .*DATA_DIR/);
    // The other process is still running.
    expect([holder.exitCode, holder.signalCode]).toEqual([null, null]);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  });

  it('is free after a crash', async () => {
    const holder = run(hold);
    await firstWord(holder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryLocked);
    lock.release();
    expect(() => lockDirectory(directory).release()).not.toThrow();
  });

  it('keeps a second server from starting, with one clear message', async () => {
    const lock = lockDirectory(directory);
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: directory,
        DATABASE_URL: '',
        PUBLIC_ORIGIN: 'http://localhost:4999',
        PORT: '0',
        LOG_LEVEL: 'silent',
      },
    });
    children.push(server);
    let complaint = '';
    server.stderr.on('data', (bytes) => (complaint += String(bytes)));
    const [code] = await once(server, 'exit');
    expect(code).toBe(1);
    expect(complaint.trim().split('\n')).toEqual([
      `Another process is using ${directory}. Stop it, or set DATA_DIR to another directory.`,
    ]);
    lock.release();
  });

  it.each([
    ['a file', 'taken', /^DATA_DIR can't be used: it is a file \(.*taken\)\./],
    ['below a file', 'taken/data', /^DATA_DIR can't be used: a part of its path is a file /],
  ])('that is %s keeps a server from starting, with one clear message', async (_what, name, message) => {
    await writeFile(path.join(directory, 'taken'), '');
    await expect(openEmbedded(path.join(directory, name))).rejects.toThrow(message);
  });

  it('that holds something else than our database does, too', async () => {
    const other = path.join(directory, 'other');
    await mkdir(path.join(other, 'database'), { recursive: true });
    await writeFile(path.join(other, 'database/PG_VERSION'), '9');
    await expect(openEmbedded(other)).rejects.toThrow(/its database cannot be opened/);
  });

  it('is readable by the server’s user alone', async () => {
    const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
    const fresh = path.join(directory, 'fresh');
    await prepareDirectory(fresh);
    lockDirectory(fresh).release();
    expect([await modeOf(fresh), await modeOf(path.join(fresh, 'lock.sqlite'))]).toEqual(['700', '600']);
    // Made by an earlier version; a directory of something else stays as it is.
    await chmod(fresh, 0o755);
    await prepareDirectory(fresh);
    expect(await modeOf(fresh)).toBe('755');
    await mkdir(databaseIn(fresh));
    await prepareDirectory(fresh);
    expect(await modeOf(fresh)).toBe('700');
  });

  it('is on a disk that is full below 50 MB', async () => {
    const free = (bavail: number) => isDiskFull(directory, async () => ({ bsize: 4096, bavail }));
    expect([await free(12_000), await free(13_000), await isDiskFull(directory)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is released when a database fails to open and when it is closed', async () => {
    const own = await mkdtemp(path.join(directory, 'own-'));
    await fillDataDir(own, empty);
    const first = await openEmbedded(own);
    await expect(openEmbedded(own)).rejects.toThrow(DirectoryLocked);
    await first.close();
    const again = await openEmbedded(own);
    await again.close();
    expect(await readFile(path.join(own, 'database/PG_VERSION'), 'utf8')).toMatch(/^\d+/);
  });
});
