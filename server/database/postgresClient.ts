import pg from 'pg';
import { preparedName } from './prepared.ts';
import { isConnectionLost } from './unavailable.ts';

type Send = (query: unknown, values?: unknown) => Promise<unknown>;

/** A connection that prepares the queries that are marked for it (`prepared`), and knows when it was lost. */
export class PostgresClient extends pg.Client {
  #isLost = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Without a listener, losing a connection that is in use would end the process. Its query reports the error.
    this.on('error', () => {
      this.#isLost = true;
    });
    const send = this.query.bind(this) as Send;
    this.query = (async (text: unknown, values?: unknown) => {
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      try {
        return await (name === undefined ? send(text, values) : send({ name, text, values }));
      } catch (error) {
        // The server says why it ends a connection before it closes it: nobody else may get it in between.
        if (isConnectionLost(error)) this.#isLost = true;
        throw error;
      }
    }) as typeof this.query;
  }

  /** Whether it can never be used again. */
  get isLost(): boolean {
    return this.#isLost;
  }
}
