import pg from 'pg';
import { asksForBytes } from './byteRows.ts';
import { CopyQuery } from './copyQuery.ts';
import { preparedName } from './prepared.ts';
import { RepeatedStatements } from './repeatedStatements.ts';
import { isConnectionLost } from './unavailable.ts';

type Send = (query: unknown, values?: unknown) => Promise<unknown>;

/**
 * A connection that prepares queries that are marked for it (`prepared`) or often repeated, copies bytes in binary
 * (`readBytes`), and tracks whether it was lost.
 */
export class PostgresClient extends pg.Client {
  #isLost = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Without a listener, losing a connection in use would crash the process. The query reports the error.
    this.on('error', () => {
      this.#isLost = true;
    });
    const send = this.query.bind(this) as Send;
    const repeated = new RepeatedStatements();
    const nameOf = (text: string, values: unknown): string | undefined =>
      preparedName(text) ?? (Array.isArray(values) && values.length > 0 ? repeated.nameOf(text) : undefined);
    this.query = (async (text: unknown, values?: unknown) => {
      const name = typeof text === 'string' ? nameOf(text, values) : undefined;
      try {
        if (typeof text === 'string' && asksForBytes(text)) {
          const query = new CopyQuery(text);
          void send(query);
          return await query.copied;
        }
        return await (name === undefined ? send(text, values) : send({ name, text, values }));
      } catch (error) {
        // The server reports why it ends a connection before closing it: no one else may get the connection in between.
        if (isConnectionLost(error)) this.#isLost = true;
        throw error;
      }
    }) as typeof this.query;
  }

  /** Whether the connection can no longer be used. */
  get isLost(): boolean {
    return this.#isLost;
  }
}
