import pg from 'pg';
import { CopiedRows, copyOf } from './copiedRows.ts';

/** A select of one column of bytes, sent as a copy. */
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

  /** Called by the client with each message of the copy; it writes over its buffer as soon as more arrives. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#rows.add(Buffer.from(chunk));
  }
}
