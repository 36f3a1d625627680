import { createHash, randomBytes } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { openPostgres, type OpenDatabase } from '../../server/database/connection.ts';
import { embeddedDatabase, embeddedDialect } from '../../server/database/embedded.ts';
import type { Database } from '../../server/database/schema.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/test');

/** A PostgreSQL server to run on instead of the embedded database; each test file gets databases of its own there. */
export const testServer = process.env['TEST_DATABASE_URL'] || undefined;

/** Whether transactions really run side by side: the embedded database has a single connection. */
export const isConcurrent = testServer !== undefined;

type Fill = (db: Kysely<Database>) => Promise<void>;

const seededBy = [
  'server/{database,catalogue,accounts,ledger}/**/*.{ts,json}',
  'src/shared/*.ts',
  'package-lock.json',
];

/** Changes whenever what a fresh database holds may have changed. */
async function contentHash(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(seededBy, { cwd: root })) files.push(file);
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function embeddedTemplate(fill: Fill): Promise<Blob> {
  const file = path.join(cache, `database-${await contentHash()}.tar`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return new Blob([known]);
  const pglite = await embeddedDatabase();
  const db = new Kysely<Database>({ dialect: embeddedDialect(pglite) });
  await fill(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  // Two test processes may get here together: each writes its own file, and the last name wins.
  const written = `${file}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await writeFile(written, Buffer.from(await dump.arrayBuffer()));
  await rename(written, file);
  return dump;
}

let template: Promise<Blob> | undefined;

async function freshEmbedded(fill: Fill | undefined): Promise<OpenDatabase> {
  const loadDataDir = fill && (await (template ??= embeddedTemplate(fill)));
  const pglite = await embeddedDatabase(loadDataDir ? { loadDataDir } : {});
  const db = new Kysely<Database>({ dialect: embeddedDialect(pglite) });
  return { db, close: () => db.destroy() };
}

const withName = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function asAdministrator<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One process at a time makes the template; everybody else finds it made. */
async function serverTemplate(server: string, fill: Fill): Promise<string> {
  const name = `template_${await contentHash()}`;
  await asAdministrator(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('test template'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    await client.query(`drop database if exists ${name}_unfinished`);
    await client.query(`create database ${name}_unfinished`);
    const { db, close } = openPostgres(withName(server, `${name}_unfinished`));
    try {
      await fill(db);
    } finally {
      await close();
    }
    await client.query(`alter database ${name}_unfinished rename to ${name}`);
  });
  return name;
}

let templateName: Promise<string> | undefined;

async function freshOnServer(server: string, fill: Fill | undefined): Promise<OpenDatabase> {
  const from = fill ? await (templateName ??= serverTemplate(server, fill)) : 'template0';
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${from}`));
  const { db, close } = openPostgres(withName(server, name), undefined, 20);
  return {
    db,
    close: async () => {
      await close();
      await asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A database of one's own: as `fill` leaves it, or an empty one without any table. */
export const freshDatabase = (fill?: Fill): Promise<OpenDatabase> =>
  testServer === undefined ? freshEmbedded(fill) : freshOnServer(testServer, fill);
