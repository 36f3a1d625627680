import pg from 'pg';

/** What comes before the first row of a binary copy: its signature, flags and the length of an extension. Bytes. */
const headerLength = 11 + 4 + 4;
/** What comes before the bytes of a row of one column: the number of columns and the length. */
const rowHeaderLength = 2 + 4;

interface CopiedRows {
  readonly command: 'SELECT';
  readonly rowCount: number;
  readonly rows: readonly { readonly bytes: Uint8Array }[];
}

/** A select of one column of bytes, whose answer comes in PostgreSQL's binary format of COPY. */
export class CopyQuery extends pg.Query {
  readonly #rows: { bytes: Uint8Array }[] = [];
  readonly copied: Promise<CopiedRows>;
  readonly callback: (error: Error | null) => void;

  constructor(select: string) {
    super(`copy (${select}) to stdout (format binary)`);
    const { promise, resolve, reject } = Promise.withResolvers<CopiedRows>();
    this.copied = promise;
    this.callback = (error) => {
      if (error) reject(error);
      else resolve({ command: 'SELECT', rowCount: this.#rows.length, rows: this.#rows });
    };
  }

  /** Called by the client with each message: a row, the first of them behind the header, and the end. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const row = chunk.subarray(this.#rows.length === 0 ? headerLength : 0);
    // Copied: the client writes over its buffer as soon as more arrives.
    if (row.length > rowHeaderLength) this.#rows.push({ bytes: Buffer.from(row.subarray(rowHeaderLength)) });
  }
}
