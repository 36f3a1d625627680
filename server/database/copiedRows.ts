/** What comes before the first row of a binary copy: its signature, flags and the length of an extension. Bytes. */
const headerLength = 11 + 4 + 4;
/** What comes before the bytes of a row of one column: the number of columns and the length. */
const rowHeaderLength = 2 + 4;

interface CopiedAnswer {
  readonly command: 'SELECT';
  readonly rowCount: number;
  readonly rows: readonly { readonly bytes: Uint8Array }[];
}

/** Copies what a select of one column of bytes answers, in PostgreSQL's binary format of COPY. */
export const copyOf = (select: string): string => `copy (${select}) to stdout (format binary)`;

/** The rows of such a copy, gathered from its messages. */
export class CopiedRows {
  readonly #rows: { bytes: Uint8Array }[] = [];

  /** One message of the copy, which nothing writes over: a row, the first of them behind the header, or the end. */
  add(chunk: Uint8Array): void {
    const row = chunk.subarray(this.#rows.length === 0 ? headerLength : 0);
    if (row.length > rowHeaderLength) this.#rows.push({ bytes: row.subarray(rowHeaderLength) });
  }

  get answer(): CopiedAnswer {
    return { command: 'SELECT', rowCount: this.#rows.length, rows: this.#rows };
  }
}
