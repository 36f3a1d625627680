import { setImmediate as nextEvents } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgres, type OpenDatabase } from '../../../server/database/connection.ts';
import type { PoolOptions } from '../../../server/database/postgresPool.ts';
import type { Database } from '../../../server/database/schema.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { waitForDatabase } from '../../../server/database/waitForDatabase.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/kernel/config.ts';
import { startServer } from '../../../server/start.ts';
import { ask, logIn } from '../support/calls.ts';
import { fakePostgres } from '../support/fakePostgres.ts';
import { servicesOn, TestLog } from '../support/harness.ts';
import { eventually } from '../../eventually.ts';

const postgres = await fakePostgres();
let opened: OpenDatabase[] = [];

/** A pool that is closed after the test. */
function open(options: PoolOptions = {}): Kysely<Database> {
  const database = openPostgres(postgres.url, options);
  opened.push(database);
  return database.db;
}

const read = (db: Kysely<Database>) => db.selectFrom('users').select('id').execute();
const write = (db: Kysely<Database>) => db.deleteFrom('users').execute();
/** The statements without their connection numbers. */
const sent = () => postgres.statements.map((statement) => statement.replace(/^\d+: /, ''));
const reading = 'select "id" from "users"';
const writing = 'delete from "users"';

beforeEach(() => {
  postgres.statements.length = 0;
  postgres.react = () => 'answer';
  postgres.greets = true;
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  opened = [];
});
afterAll(() => postgres.stop());

/** Loses the connection of a statement the first time that it is sent. */
function loseOnce(statement: string, by: 'terminate' | 'announce' | 'cut' = 'terminate'): void {
  let times = 0;
  postgres.react = (each) => (each === statement && times++ === 0 ? by : 'answer');
}

describe.each(['terminate', 'announce', 'cut'] as const)('a lost connection (%s)', (by) => {
  it('does not fail a read, which is retried on a fresh connection', async () => {
    loseOnce(reading, by);
    expect(await read(open())).toEqual([]);
    expect(sent()).toEqual([reading, reading]);
    expect(new Set(postgres.statements).size).toBe(2);
  });

  it('does not fail the start of a transaction', async () => {
    loseOnce('begin', by);
    await open().transaction().execute(write);
    expect(sent()).toEqual(['begin', 'begin', writing, 'commit']);
  });

  it.each([
    ['a write', writing, write, [writing]],
    [
      'a read in a transaction',
      reading,
      (db: Kysely<Database>) => db.transaction().execute(read),
      ['begin', reading],
    ],
    [
      'a commit whose answer was lost',
      'commit',
      (db: Kysely<Database>) => db.transaction().execute(write),
      ['begin', writing, 'commit'],
    ],
    [
      'a read that also writes',
      'with "gone" as (delete from "users" returning "id") select "id" from "gone"',
      (db: Kysely<Database>) =>
        db
          .with('gone', (other) => other.deleteFrom('users').returning('id'))
          .selectFrom('gone')
          .select('id')
          .execute(),
      ['with "gone" as (delete from "users" returning "id") select "id" from "gone"'],
    ],
  ])('fails %s, which is not sent again', async (_, statement, work, expected) => {
    loseOnce(statement, by);
    await expect(work(open())).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(sent()).toEqual(expected);
  });

  it('is not reused', async () => {
    const db = open({ maxConnections: 1 });
    loseOnce(writing, by);
    await expect(write(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await write(db);
    expect(sent()).toEqual([writing, writing]);
    expect(new Set(postgres.statements).size).toBe(2);
  });
});

describe('a transaction that loses its connection', () => {
  it('while waiting for something else affects nothing but itself', async () => {
    const db = open();
    const transaction = db.transaction().execute(async (trx) => {
      postgres.terminateAll();
      await eventually(() => expect(postgres.open()).toBe(0));
      await nextEvents();
      await write(trx);
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    await db.transaction().execute(write);
  });

  it('reports the original error rather than the failed rollback', async () => {
    loseOnce('rollback');
    const db = open();
    const transaction = db.transaction().execute(async () => {
      throw new Error('sold out');
    });
    await expect(transaction).rejects.toThrow('sold out');
    await read(db);
    expect(new Set(postgres.statements.map((statement) => statement.split(':')[0])).size).toBe(2);
  });

  it('still reports a statement that the database rejects', async () => {
    postgres.react = (statement) => (statement === writing ? 'refuse' : 'answer');
    await expect(open().transaction().execute(write)).rejects.toMatchObject({ code: '23505' });
    expect(sent()).toEqual(['begin', writing, 'rollback']);
  });
});

describe('many connections lost at once', () => {
  it('crash nothing, whether idle or in use, and fail no read', async () => {
    const db = open({ maxConnections: 5 });
    for (let round = 0; round < 20; round++) {
      const reads = Array.from({ length: 10 }, () => read(db));
      await nextEvents();
      postgres.terminateAll();
      const outcomes = await Promise.allSettled(reads);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DatabaseUnavailable);
      expect(await read(db)).toEqual([]);
    }
  });
});

describe('an unresponsive database', () => {
  it('fails a query that takes too long, and drops its connection', async () => {
    const db = open({ maxConnections: 1, queryTimeoutMs: 50 });
    postgres.react = (statement) => (statement === reading ? 'hang' : 'answer');
    await expect(read(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    const transaction = db.transaction().execute(read);
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    await write(db);
    expect(sent()).toEqual([reading, 'begin', reading, writing]);
    await eventually(() => expect(postgres.open()).toBe(1));
  });

  it('fails requests that wait for a connection that is not established in time', async () => {
    postgres.greets = false;
    const db = open({ maxConnections: 1, connectionTimeoutMs: 50 });
    const waiting = [read(db), write(db), db.transaction().execute(write)];
    for (const outcome of await Promise.allSettled(waiting))
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    expect(sent()).toEqual([]);
  });

  it('lets only a limited number of requests wait', async () => {
    const db = open({ maxConnections: 1, connectionTimeoutMs: 500 });
    postgres.react = () => 'hang';
    const first = read(db);
    await eventually(() => expect(sent()).toEqual([reading]));
    const others = Array.from({ length: 1_001 }, () => read(db));
    const refused = await Promise.race(others.map((each) => each.catch((error: unknown) => error)));
    expect(String(refused)).toContain('Too many wait for a database connection');
    postgres.terminateAll();
    postgres.react = () => 'answer';
    await Promise.allSettled([first, ...others]);
  });
});

describe('a database that restarts', () => {
  it('makes the server answer 503, and work again afterwards', async () => {
    const services = servicesOn(open());
    const app = await buildApp(services);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await postgres.stop();

    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const login = await logIn(app, { login: 'ada@example.com', password: 'whatever it is' });
    expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '1']);
    expect(login.json()).toEqual({ error: { code: 'INTERNAL', message: 'Internal error.' } });
    const query = await ask(app, '{ countries { id } }');
    expect([query.status, query.codes]).toEqual([503, ['INTERNAL']]);
    expect(Object.keys(query.body.errors?.[0]?.extensions ?? {})).toEqual(['code']);
    const scraped = await app.inject('/metrics');
    expect(scraped.statusCode).toBe(200);
    expect(scraped.body).toContain('process_cpu_seconds_total');
    expect(scraped.body).not.toMatch(/^jobs_waiting\{/m);
    // Each failure is in the log, with its reason.
    expect(services.log.takeErrors()).toEqual(
      Array.from({ length: 5 }, () => expect.stringContaining('The database does not answer')),
    );

    await postgres.start();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('is waited for when the server starts, but only up to the timeout', async () => {
    await postgres.stop();
    const log = new TestLog();
    const query = () => sql`select`.execute(open());
    const waiting = waitForDatabase(query, { log, timeoutMs: 20_000 });
    await eventually(() => expect(log.lines).toHaveLength(1));
    await postgres.start();
    expect((await waiting).rows).toEqual([]);

    await postgres.stop();
    await expect(waitForDatabase(query, { log, timeoutMs: 0 })).rejects.toBeInstanceOf(DatabaseUnavailable);
    const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
    await expect(startServer(config, log, { databaseTimeoutMs: 600 })).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+\/shop cannot be used: .*ECONNREFUSED/,
    );
    await postgres.start();
  });

  it('is not waited for after an error that waiting cannot fix', async () => {
    const log = new TestLog();
    const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const work = vi.fn<() => Promise<void>>(async () => {
      throw new DatabaseUnavailable(wrong);
    });
    await expect(waitForDatabase(work, { log, timeoutMs: 20_000 })).rejects.toThrow(
      'password authentication',
    );
    expect(work).toHaveBeenCalledTimes(1);
  });
});
