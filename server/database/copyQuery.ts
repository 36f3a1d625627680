import pg from 'pg';
import { CopiedRows, copyOf } from './copiedRows.ts';

/** Sends a select of a single bytea column as a copy. */
export class CopyQuery extends pg.Query {
  readonly #rows = new CopiedRows();
  readonly copied: Promise<CopiedRows['answer']>;
  readonly callback: (error: Error | null) => void;

  constructor(select: string) {
    super(copyOf(select));
    const { promise, resolve, reject } = Promise.withResolvers<CopiedRows['answer']>();
    this.copied = promise;
    this.callback = (error) => {
      if (error) reject(error);
      else resolve(this.#rows.answer);
    };
  }

  /** Called by the client with each message of the copy. Copies the chunk, since the client reuses its buffer. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#rows.add(Buffer.from(chunk));
  }
}
