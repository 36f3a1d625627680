import { createHash, randomBytes } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { openPostgres, type OpenDatabase } from '../../../server/database/connection.ts';
import { embeddedDatabase, embeddedDialect } from '../../../server/database/embedded.ts';
import { migrate } from '../../../server/database/migrate.ts';
import type { Database } from '../../../server/database/schema.ts';
import { FilledMemory, filesOf, writeFiles, type DatabaseFiles } from './databaseFiles.ts';
import { takeSnapshot } from './databaseSnapshot.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/test');

/** A PostgreSQL server to use in place of the embedded database; each test file gets its own databases there. */
const testServer = process.env['TEST_DATABASE_URL'] || undefined;

/** Whether transactions really run concurrently: the embedded database has a single connection. */
export const isConcurrent = testServer !== undefined;

/** The contents of a new database, created once for all test files and copied; each kind has a name. */
export interface Contents {
  readonly name: string;
  /** The contents to start from; without them there is no database yet. */
  readonly base?: Contents;
  readonly fill: (db: Kysely<Database>) => Promise<void>;
}

/** No tables. */
export const empty: Contents = { name: 'empty', fill: () => Promise.resolve() };

/** All tables, without rows. */
export const migrated: Contents = { name: 'migrated', base: empty, fill: migrate };

const seededBy = [
  'server/{database,catalogue,documents,accounts,commerce,content,demo}/**/*.ts',
  'content/{demo,documents}/**/*.*',
  'tests/server/support/{cheapPasswords,databaseFiles,testDatabase}.ts',
  'src/shared/*.ts',
  'package-lock.json',
];

async function hashSeed(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(seededBy, { cwd: root })) files.push(file);
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

let seedHash: Promise<string> | undefined;

/** Changes whenever the contents of a fresh database may have changed. */
const contentHash = (): Promise<string> => (seedHash ??= hashSeed());

/** Nobody creates another database in an embedded one, and without its templates a copy has half as many files. */
async function dropTemplates(db: Kysely<Database>): Promise<void> {
  await sql`update pg_database set datistemplate = false where datname like 'template_'`.execute(db);
  for (const template of ['template0', 'template1']) await sql`drop database ${sql.id(template)}`.execute(db);
}

async function makeEmbedded({ name, base, fill }: Contents): Promise<DatabaseFiles> {
  const file = path.join(cache, `database-${name}-${await contentHash()}`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return deserialize(known);
  const pglite = await openEmbedded(base);
  const db = new Kysely<Database>({ dialect: embeddedDialect(pglite) });
  if (!base) await dropTemplates(db);
  await fill(db);
  await pglite.exec('checkpoint');
  const files = filesOf(pglite);
  await db.destroy();
  // Kysely closes PGlite only if it was queried.
  if (!pglite.closed) await pglite.close();
  // Two test processes may get here concurrently: each writes its own file, and the last rename wins.
  const written = `${file}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await writeFile(written, serialize(files));
  await rename(written, file);
  return files;
}

const embedded = new Map<string, Promise<DatabaseFiles>>();

/** The files of an embedded database with some contents. */
export function embeddedTemplate(contents: Contents): Promise<DatabaseFiles> {
  const known = embedded.get(contents.name) ?? makeEmbedded(contents);
  embedded.set(contents.name, known);
  return known;
}

/** Shared buffers for a few rows: clearing the default ones is half of the cost of a new database. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

/** Without contents a database is created from scratch, which takes ten times as long as a copy. */
const openEmbedded = async (contents: Contents | undefined): Promise<PGlite> =>
  embeddedDatabase(
    contents ? { fs: new FilledMemory(await embeddedTemplate(contents)), startParams } : { startParams },
  );

/** An open embedded database, which the test files of a worker use one after the other. */
interface Reusable {
  readonly pglite: PGlite;
  /** Undoes everything since it was opened. */
  readonly restore: () => void;
  /** The size of its memory when it was opened, in bytes. */
  readonly memory: number;
}

/** Those that no test uses right now, at most one for each kind of contents. */
const idle = new Map<string, Reusable>();

async function openReusable(contents: Contents): Promise<Reusable> {
  const pglite = await openEmbedded(contents);
  // Loads the language of the triggers, as a snapshot doesn't have what is loaded after it.
  await pglite.exec('do $$ begin end $$');
  return { pglite, restore: takeSnapshot(pglite), memory: pglite.Module.HEAPU8.length };
}

async function freshEmbedded(contents: Contents): Promise<OpenDatabase> {
  const reusable = idle.get(contents.name) ?? (await openReusable(contents));
  idle.delete(contents.name);
  const { pglite, restore, memory } = reusable;
  const db = new Kysely<Database>({
    dialect: embeddedDialect({
      runExclusive: (work) => pglite.runExclusive(work),
      execProtocolRawStream: (...message) => pglite.execProtocolRawStream(...message),
      close: () => Promise.resolve(),
    }),
  });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await db.destroy();
    // Memory that a test needed beyond what there is at first is only released with the database.
    if (idle.has(contents.name) || pglite.Module.HEAPU8.length > memory) {
      await pglite.close();
      return;
    }
    restore();
    idle.set(contents.name, reusable);
  };
  return { db, close };
}

/** Puts an embedded database into an empty data directory, where the server looks for it. */
export const fillDataDir = async (dataDir: string, contents: Contents): Promise<void> =>
  writeFiles(path.join(dataDir, 'database'), await embeddedTemplate(contents));

/** The URL of a database on a server. Commits don't wait for the disk: no test cuts the power. */
const withName = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
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

/** One process at a time creates the template; the others then find it. */
async function makeTemplate(server: string, { name: kind, base, fill }: Contents): Promise<string> {
  const name = `template_${kind}_${await contentHash()}`;
  const from = base ? await serverTemplate(server, base) : 'template1';
  await asAdministrator(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('test template'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    await client.query(`drop database if exists ${name}_unfinished`);
    await client.query(`create database ${name}_unfinished template ${from}`);
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

const onServer = new Map<string, Promise<string>>();

function serverTemplate(server: string, contents: Contents): Promise<string> {
  const known = onServer.get(contents.name) ?? makeTemplate(server, contents);
  onServer.set(contents.name, known);
  return known;
}

async function freshOnServer(server: string, contents: Contents): Promise<OpenDatabase> {
  const from = await serverTemplate(server, contents);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${from}`));
  const { db, close } = openPostgres(withName(server, name), { maxConnections: 20 });
  return {
    db,
    close: async () => {
      await close();
      await asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A database that no other test uses. */
export const freshDatabase = (contents: Contents): Promise<OpenDatabase> =>
  testServer === undefined ? freshEmbedded(contents) : freshOnServer(testServer, contents);
