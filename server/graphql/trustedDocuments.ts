import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { documentId, registeredDocuments } from './documentTable.ts';
import { documents } from './generated/documents.ts';

/**
 * The minimum time between two checks for documents from other builds, in milliseconds, however many unknown ones are
 * requested.
 */
const pause = 2_000;

const ownTexts: ReadonlyMap<string, string> = new Map(Object.entries(documents));

/** The operations we trust: those of this build, and those registered by instances of other builds. */
export class TrustedDocuments {
  readonly #db: Kysely<Database>;
  readonly #pause: number;
  #others: ReadonlyMap<string, string> = new Map();
  #texts: ReadonlySet<string> = new Set(ownTexts.values());
  #lookedAt = -Infinity;
  #looking: Promise<void> | undefined;

  constructor(db: Kysely<Database>, pauseMs = pause) {
    this.#db = db;
    this.#pause = pauseMs;
  }

  /** The text of a document ID; undefined if none of our builds has such an operation. */
  async textOf(id: string): Promise<string | undefined> {
    const known = this.#find(id);
    if (known !== undefined) return known;
    if (performance.now() - this.#lookedAt < this.#pause && !this.#looking) return undefined;
    await (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)));
    return this.#find(id);
  }

  /** Whether a text is among those known so far. */
  has(text: string): boolean {
    return this.#texts.has(text);
  }

  /** Whether a text is one of our operations, checking the database again if it is unknown. */
  async includes(text: string): Promise<boolean> {
    return this.has(text) || (await this.textOf(documentId(text))) !== undefined;
  }

  #find(id: string): string | undefined {
    return ownTexts.get(id) ?? this.#others.get(id);
  }

  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    this.#others = await registeredDocuments(this.#db);
    this.#texts = new Set([...ownTexts.values(), ...this.#others.values()]);
  }
}
