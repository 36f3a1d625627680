import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/kernel/config.ts';
import { lockDirectory } from '../../server/database/directoryLock.ts';
import { errorFields } from '../../server/kernel/log.ts';
import { startServer, StartError } from '../../server/start.ts';
import { TestLog } from './support/harness.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Shared by the first two tests, so the second doesn't have to create another. */
const dataDir = path.join(folder, 'data');

const configFor = (dataDir: string, env: Record<string, string> = {}) =>
  readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DIST_DIR: path.join(dataDir, 'dist'),
    ...env,
  });

describe('the server', () => {
  it('starts on an empty directory, answers, and releases everything when it stops', async () => {
    const log = new TestLog();
    const server = await startServer(configFor(dataDir), log);
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    expect(await response.json()).toEqual({ status: 'ready' });
    await server.stop();
    await expect(fetch(`http://127.0.0.1:${server.port}/readyz`)).rejects.toThrow('fetch failed');
    expect(() => lockDirectory(dataDir).release()).not.toThrow();
    expect(log.takeErrors()).toEqual([]);
  });

  it('reports which port is in use, and releases its directory', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo; // a TCP server's address is no string
    const start = startServer(configFor(dataDir, { PORT: String(port) }), new TestLog());
    await expect(start).rejects.toThrow(
      new StartError(`Port ${port} is in use already. Stop what uses it, or set PORT to another.`, undefined),
    );
    expect(() => lockDirectory(dataDir).release()).not.toThrow();
    await new Promise((resolve) => other.close(resolve));
  });

  it('reports which database cannot be reached, without its password', async () => {
    const start = startServer(
      configFor(folder, { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/shop' }),
      new TestLog(),
      { databaseTimeoutMs: 0 },
    );
    const error: unknown = await start.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain('127.0.0.1:1/shop');
    expect(String(error)).not.toContain('hunter2');
  });
});

describe('the log', () => {
  it('contains what happened in an error, and none of its values', () => {
    const error = Object.assign(new Error('duplicate key', { cause: new Error('why') }), {
      code: '23505',
      constraint: 'users_login_key',
      detail: 'Key (login)=(ada@example.com) already exists.',
      params: ['secret-token'],
      query: 'insert into users values ($1)',
    });
    const fields = errorFields(error);
    expect(fields).toMatchObject({
      type: 'Error',
      message: 'duplicate key',
      code: '23505',
      constraint: 'users_login_key',
      cause: { message: 'why' },
    });
    expect(JSON.stringify(fields)).not.toMatch(/ada@example|secret-token|insert into/);
    expect(errorFields('just a text')).toEqual({ message: 'just a text' });
  });
});
