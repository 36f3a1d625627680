/** The header before the first row of a binary copy: signature, flags and extension length. Bytes. */
const headerLength = 11 + 4 + 4;
/** The header of each single-column row: the number of columns and the length. Bytes. */
const rowHeaderLength = 2 + 4;

interface CopiedAnswer {
  readonly command: 'SELECT';
  readonly rowCount: number;
  readonly rows: readonly { readonly bytes: Uint8Array }[];
}

/** Wraps a select of a single bytea column in a COPY in PostgreSQL's binary format. */
export const copyOf = (select: string): string => `copy (${select}) to stdout (format binary)`;

/** Collects the rows of such a copy from its messages. */
export class CopiedRows {
  readonly #rows: { bytes: Uint8Array }[] = [];

  /**
   * Adds one message of the copy, whose buffer must not be reused: a row (the first one follows the header) or the end.
   */
  add(chunk: Uint8Array): void {
    const row = chunk.subarray(this.#rows.length === 0 ? headerLength : 0);
    if (row.length > rowHeaderLength) this.#rows.push({ bytes: row.subarray(rowHeaderLength) });
  }

  get answer(): CopiedAnswer {
    return { command: 'SELECT', rowCount: this.#rows.length, rows: this.#rows };
  }
}
