import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { safeInteger } from './parsing.ts';
import { PostgresClient } from './postgresClient.ts';

/** So many may wait for a free connection; more would only wait for their time to run out. */
const maxWaiting = 1_000;
/** A peer that is gone without a word is noticed by probes that begin after this time. Milliseconds. */
const keepAliveDelayMs = 10_000;

export interface PoolOptions {
  readonly maxConnections?: number | undefined;
  /** Within this time a connection is made, or one becomes free; else the database counts as away. Milliseconds. */
  readonly connectionTimeoutMs?: number | undefined;
  /** A query that takes longer fails, and its connection is given up. Milliseconds; without it, queries may take forever. */
  readonly queryTimeoutMs?: number | undefined;
}

/** Connections to a PostgreSQL server. One that is lost is never given out again, and ends nothing but its query. */
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
      // What a database transaction asks for at once is sent at once, in that order.
      pipeline: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
      types: {
        getTypeParser: (oid, format) => {
          if (oid === pg.types.builtins.INT8) return safeInteger;
          if (oid === pg.types.builtins.DATE) return (day: string) => day;
          return pg.types.getTypeParser(oid, format);
        },
      },
    });
    // An idle connection that is lost is replaced by the pool at the next query; it must not end the process.
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
