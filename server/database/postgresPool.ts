import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { columnTypes } from './parsing.ts';
import { PostgresClient } from './postgresClient.ts';

/** How many callers may wait for a free connection; more would only time out. */
const maxWaiting = 1_000;
/** When to start probing idle connections for peers that disappeared silently. Milliseconds. */
const keepAliveDelayMs = 10_000;

export interface PoolOptions {
  readonly maxConnections?: number | undefined;
  /**
   * How long connecting, or waiting for a free connection, may take before the database counts as unavailable.
   * Milliseconds.
   */
  readonly connectionTimeoutMs?: number | undefined;
  /** A query that takes longer fails, and its connection is dropped. Milliseconds; no limit if omitted. */
  readonly queryTimeoutMs?: number | undefined;
}

/** Connections to a PostgreSQL server. A lost connection is never reused and fails only its own query. */
export class ReconnectingPool implements PostgresPool {
  readonly #pool: pg.Pool;

  constructor(
    connectionString: string,
    { maxConnections = 10, connectionTimeoutMs = 10_000, queryTimeoutMs }: PoolOptions,
  ) {
    this.#pool = new pg.Pool({
      Client: PostgresClient,
      connectionString,
      max: maxConnections,
      connectionTimeoutMillis: connectionTimeoutMs,
      keepAlive: true,
      // Queries that a transaction issues concurrently are sent right away, in order.
      pipeline: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
      types: columnTypes,
    });
    // The pool replaces a lost idle connection at the next query; the loss must not crash the process.
    this.#pool.on('error', () => undefined);
  }

  get options(): object {
    return this.#pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= maxWaiting) throw new Error('Too many wait for a database connection');
    const client = await this.#pool.connect();
    const { release } = client;
    client.release = (destroy) => release(destroy || (client instanceof PostgresClient && client.isLost));
    return client;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
