import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** What a client needs of PGlite. */
export type EmbeddedServer = Pick<PGlite, 'runExclusive' | 'execProtocolRawStream'>;

type Done = (error?: Error | null) => void;

/**
 * In place of a socket to a server: messages of PostgreSQL's protocol go to PGlite, and its responses come back. So the
 * embedded database has the same client as a server, which sends a whole query at once.
 */
export class EmbeddedStream extends Duplex {
  readonly #database: EmbeddedServer;

  constructor(database: EmbeddedServer) {
    super();
    this.#database = database;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // The options of a socket mean nothing here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Responses are pushed as they come.
  }

  override _write(message: Buffer, _encoding: BufferEncoding, done: Done): void {
    void this.#send(message, done);
  }

  override _writev(writes: readonly { readonly chunk: Buffer }[], done: Done): void {
    void this.#send(Buffer.concat(writes.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #send(message: Buffer, done: Done): Promise<void> {
    try {
      await this.#database.runExclusive(() =>
        // A copy, because the bytes are in PGlite's memory.
        this.#database.execProtocolRawStream(message, {
          onRawData: (bytes) => this.push(Buffer.from(bytes)),
        }),
      );
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error('The embedded database failed', { cause: error }));
    }
  }
}
