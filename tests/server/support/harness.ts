import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, expect } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/kernel/config.ts';
import type { Database } from '../../../server/database/schema.ts';
import { seed } from '../../../server/demo/seed.ts';
import { secretsFrom, type Log, type Services } from '../../../server/kernel/services.ts';
import { freshDatabase, migrated, type Contents } from './testDatabase.ts';

const start = new Date('2026-11-21T08:00:00.000Z');

/** A clock that stands still until it is advanced. */
class TestClock {
  #now = start.getTime();

  readonly now = (): Date => new Date(this.#now);

  /** Moves the clock forward. */
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = time;
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

/** A log in memory; errors that a test doesn't take with `takeErrors` fail it. */
export class TestLog implements Log {
  lines: { level: string; text: string }[] = [];

  #write(level: string, ...parts: unknown[]): void {
    const text = parts
      .map((part) => (typeof part === 'string' ? part : JSON.stringify(part, errorFields)))
      .join(' ');
    this.lines.push({ level, text });
  }

  debug = (...parts: unknown[]): void => this.#write('debug', ...parts);
  info = (...parts: unknown[]): void => this.#write('info', ...parts);
  warn = (...parts: unknown[]): void => this.#write('warn', ...parts);
  error = (...parts: unknown[]): void => this.#write('error', ...parts);

  /** All text without UUIDs, which are random and could contain any short word. */
  textWithoutIds(): string {
    const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
    return this.lines.map(({ text }) => text.replace(uuid, 'id')).join('\n');
  }

  /** Returns the errors so far, and marks them as expected. */
  takeErrors(): string[] {
    const errors = this.lines.filter(({ level }) => level === 'error').map(({ text }) => text);
    this.lines = this.lines.filter(({ level }) => level !== 'error');
    return errors;
  }
}

const errorFields = (_key: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, cause: value.cause } : value;

export interface TestServices extends Services {
  readonly time: TestClock;
  readonly log: TestLog;
}

/** Services on a given database, for tests that do their own setup. */
export function servicesOn(
  db: Kysely<Database>,
  env: Record<string, string> = {},
  time = new TestClock(),
): TestServices {
  const config = readConfig({
    PUBLIC_ORIGIN: 'http://localhost:3000',
    APP_SECRET: 'a secret of the tests, and of nobody else',
    LOG_LEVEL: 'silent',
    ...env,
  });
  return {
    db,
    config,
    clock: time.now,
    time,
    secret: secretsFrom(config.appSecret ?? ''),
    log: new TestLog(),
  };
}

/** All tables, with the seeded demo. */
export const seeded: Contents = {
  name: 'seeded',
  base: migrated,
  fill: (db) => seed(servicesOn(db)),
};

/**
 * Services on a migrated and seeded database of their own, closed after the file's last test. Call it once, at the top
 * of a test file: `const services = await testServices()`.
 */
export async function testServices(env: Record<string, string> = {}): Promise<TestServices> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'server-test-'));
  const settings = { DATA_DIR: dataDir, DIST_DIR: path.join(dataDir, 'dist'), ...env };
  const { db, close } = await freshDatabase(seeded);
  const services = servicesOn(db, settings);
  afterEach(() => {
    expect(services.log.takeErrors(), 'errors that the server logged').toEqual([]);
  });
  afterAll(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return services;
}

/** The whole server on these services, called through `inject` and closed after the file's last test. */
export async function testApp(services: Services): Promise<FastifyInstance> {
  const app = await buildApp(services);
  afterAll(() => app.close());
  return app;
}
