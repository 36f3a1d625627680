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

/** When all connections are lost at once, the pool may hand out some before it notices. */
const maxRetries = 3;

/** Whether it is safe to send the query twice: it only reads, without a CTE that could write. */
const isRead = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) && query.with === undefined;

/** Moves on to a fresh connection when one is lost, resending what certainly changed nothing. */
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

  /** Runs `work` on the connection; if that is lost and `mayRepeat` is set, retries on a fresh one. */
  async #use<Result>(
    work: (connection: DatabaseConnection) => Promise<Result>,
    mayRepeat: boolean,
  ): Promise<Result> {
    for (let retries = mayRepeat && !this.#isInTransaction ? maxRetries : 0; ; retries--) {
      // Retries run one at a time.
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
      // Lets the pool notice other connections that were lost at the same moment.
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

  /** Begins the transaction with a query on this connection, so that it is logged like any other. */
  async begin(settings: TransactionSettings): Promise<void> {
    this.#isBeginning = true;
    try {
      await this.#driver.beginTransaction(this, settings);
    } finally {
      this.#isBeginning = false;
    }
    this.#isInTransaction = true;
  }

  /** Never retried: if the response is lost, the outcome is unknown. */
  async commit(): Promise<void> {
    await this.#driver.commitTransaction(this);
    this.#isInTransaction = false;
  }

  /**
   * A failed rollback is ignored if the connection is lost, since the server then rolls back itself. The original error
   * is what counts.
   */
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
 * Kysely's driver for a server whose connections may be lost at any time. Reads, and the start of a transaction, are
 * retried on a fresh connection; everything else fails with `DatabaseUnavailable`.
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
