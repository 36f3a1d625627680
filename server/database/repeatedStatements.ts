/** So often a connection sends a statement before it has it prepared. */
const threshold = 3;
/** So many statements a connection has prepared; the server keeps a plan of each. */
const maxPrepared = 250;
/** So many statements are counted; where there are more, as of lists of many lengths, counting begins anew. */
const maxCounted = 1_000;

/**
 * Which statements of one connection come again and again, so that the server parses and plans them once. Without those
 * that have a `*`: once a migration has added a column, a statement that was prepared with it fails.
 */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** Under which name a statement is to be prepared that is about to be sent; undefined for one that is not. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === maxPrepared || text.includes('*')) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < threshold) {
      if (this.#counts.size === maxCounted) this.#counts = new Map();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `repeated_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
