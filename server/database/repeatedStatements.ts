/** How often a connection sees a statement before it is prepared. */
const threshold = 3;
/** How many statements a connection prepares; the server keeps a plan for each. */
const maxPrepared = 250;
/** How many statements are counted. Beyond that, for example with lists of many lengths, counting starts over. */
const maxCounted = 1_000;

/**
 * Detects statements that one connection repeats, so that the server parses and plans them once. Skips those with a
 * `*`, which fail when prepared once a migration adds a column.
 */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** The name to prepare the statement under, before it is sent; undefined if it should not be prepared. */
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
