import { setImmediate as otherEvents } from 'node:timers/promises';
import {
  PostgresDialect,
  PostgresDriver,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseUnavailable, isConnectionLost, isQueryTimeout } from './unavailable.ts';

/** Where all connections are lost at once, the pool may give out some that it does not know of yet. */
const maxRetries = 3;

/** Whether sending a query twice is as good as once: it reads, and has no part that writes. */
const isRead = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) && query.with === undefined;

/** One connection after the other: what has certainly changed nothing is sent again on the next. */
class ReconnectingConnection implements DatabaseConnection {
  readonly #driver: Driver;
  #connection: DatabaseConnection | undefined;
  #isBeginning = false;
  #isInTransaction = false;
  #isLost = false;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async connect(): Promise<DatabaseConnection> {
    try {
      return (this.#connection ??= await this.#driver.acquireConnection());
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  }

  async release(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    if (connection) await this.#driver.releaseConnection(connection);
  }

  /** Does something on the connection, and where that is lost and `mayRepeat`, on a fresh one. */
  async #use<Result>(
    work: (connection: DatabaseConnection) => Promise<Result>,
    mayRepeat: boolean,
  ): Promise<Result> {
    for (let retries = mayRepeat && !this.#isInTransaction ? maxRetries : 0; ; retries--) {
      // Each try waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      const connection = await this.connect();
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await work(connection);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        if (retries === 0 || isQueryTimeout(error)) {
          this.#isLost = true;
          throw new DatabaseUnavailable(error);
        }
      }
      // oxlint-disable-next-line no-await-in-loop
      await this.release();
      // The other connections that were lost in the same moment are noticed first.
      // oxlint-disable-next-line no-await-in-loop
      await otherEvents();
    }
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#use((connection) => connection.executeQuery<Row>(query), isRead(query) || this.#isBeginning);
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Queries are not streamed');
  }

  /** A query of this connection like any other, so that logs have it. */
  async begin(settings: TransactionSettings): Promise<void> {
    this.#isBeginning = true;
    try {
      await this.#driver.beginTransaction(this, settings);
    } finally {
      this.#isBeginning = false;
    }
    this.#isInTransaction = true;
  }

  /** Never sent again: where its answer is lost, nobody knows what came of it. */
  async commit(): Promise<void> {
    await this.#driver.commitTransaction(this);
    this.#isInTransaction = false;
  }

  /** What cannot be rolled back is rolled back by the server, which has lost us too. What failed before is what counts. */
  async rollback(): Promise<void> {
    if (this.#isLost || !this.#connection) return;
    try {
      await this.#driver.rollbackTransaction(this.#connection);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
    this.#isInTransaction = false;
  }
}

function ours(connection: DatabaseConnection): ReconnectingConnection {
  if (!(connection instanceof ReconnectingConnection)) throw new TypeError('A connection of another driver');
  return connection;
}

/**
 * Kysely's driver on a server whose connections may be lost at any time. A read, and the beginning of a transaction, is
 * made again on a fresh connection; everything else fails with `DatabaseUnavailable`.
 */
class ReconnectingDriver implements Driver {
  readonly #driver: Driver;

  constructor(config: PostgresDialectConfig) {
    this.#driver = new PostgresDriver(config);
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new ReconnectingConnection(this.#driver);
    await connection.connect();
    return connection;
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return ours(connection).begin(settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).rollback();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return ours(connection).release();
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

/** PostgreSQL on a server that may restart. */
export class ReconnectingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ReconnectingDriver(this.#config);
  }
}
