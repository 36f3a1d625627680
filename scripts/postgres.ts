/**
 * Finds a PostgreSQL to test against, in this order: TEST_DATABASE_URL; one on 127.0.0.1:5432 that we can connect to;
 * one started only for the tests, from Debian's package, which is installed if permitted.
 */
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { capture, start } from './run.ts';

export interface TestPostgres {
  /** The URL of a database whose user may create databases. */
  url: string;
  /** A human-readable name. */
  origin: string;
  stop: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;
const nothingToStop = () => Promise.resolve();

/** The version of a server, if this URL can connect and create databases. */
async function versionAt(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; may: boolean }>(
      `select current_setting('server_version') as version, rolcreatedb or rolsuper as may
       from pg_roles where rolname = current_user`,
    );
    const found = rows[0];
    return found?.may === true ? found.version : undefined;
  } catch {
    // Not there, or no access: try the next one.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** As the machine's administrator: creates our own user on the server running here. */
async function ownUser(): Promise<string[]> {
  if (!isRoot) return [];
  const password = randomBytes(12).toString('hex');
  const sql = `drop role if exists server_tests; create role server_tests login superuser password '${password}'`;
  const { code } = await capture('su', [
    'postgres',
    '-c',
    `psql -q -h /var/run/postgresql -p 5432 -c "${sql}"`,
  ]);
  return code === 0 ? [`postgres://server_tests:${password}@127.0.0.1:5432/postgres`] : [];
}

async function running(): Promise<TestPostgres | undefined> {
  const open = [
    'postgres://postgres:postgres@127.0.0.1:5432/postgres',
    'postgres://postgres@127.0.0.1:5432/postgres',
  ];
  for (const urls of [() => open, ownUser]) {
    for (const url of await urls()) {
      const version = await versionAt(url);
      if (version !== undefined) {
        return { url, origin: `PostgreSQL ${version} on 127.0.0.1:5432`, stop: nothingToStop };
      }
    }
  }
  return undefined;
}

/** The folder of `initdb` and `postgres` of the newest installed version. */
async function binaries(): Promise<string | undefined> {
  const home = '/usr/lib/postgresql';
  const versions = await readdir(home).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? undefined : path.join(home, newest, 'bin');
}

async function install(): Promise<void> {
  if (process.platform !== 'linux' || !isRoot) return;
  console.log('Installing PostgreSQL …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-qq'], env);
  const { code, output } = await capture('apt-get', ['install', '-y', '-qq', 'postgresql'], env);
  if (code !== 0) console.error(output);
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** The ids of the user that the server runs as, since it refuses to run as root. */
async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (!isRoot) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => capture('id', [flag, 'postgres'])));
  return { uid: Number(uid?.output), gid: Number(gid?.output) };
}

/** Our own server in a temporary folder, for the duration of the tests. */
async function ownServer(): Promise<TestPostgres | undefined> {
  if ((await binaries()) === undefined) await install();
  const bin = await binaries();
  if (bin === undefined) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const user = await postgresUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const data = path.join(folder, 'data');
  const initdb = start(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  await new Promise((resolve) => initdb.on('exit', resolve).on('error', resolve));
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const quick = ['fsync=off', 'max_connections=200'];
  const server = start(
    path.join(bin, 'postgres'),
    ['-D', data, ...[...settings, ...quick].flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.on('exit', resolve).on('error', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const version = await versionAt(url);
    if (version !== undefined) return { url, origin: `PostgreSQL ${version}, started for the tests`, stop };
    await wait(100);
  }
  await stop();
  return undefined;
}

/** A PostgreSQL to test against, or undefined if there is none. */
export async function findPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: nothingToStop };
  return (await running()) ?? (await ownServer());
}
