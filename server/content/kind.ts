import type { StoredFile, WordTree } from './writing.ts';
import type { Sink } from './entity.ts';
import type { RowIndex } from './rowIndex.ts';
import type { Row, Table } from './tables.ts';

/** An entity in the form in which it is written to its folder. */
export interface Written {
  readonly facts: object;
  readonly words: readonly WordTree[];
  /** By path within the entity's folder. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly files?: ReadonlyMap<string, StoredFile>;
}

/** A kind of entity with one folder each: `products/<id>/product.yaml`, plus `<lang>.yaml` for texts. */
export interface Kind {
  /** The parent folder of all of them. */
  readonly folder: string;
  /** The name of the facts file; missing for a kind that only has texts. */
  readonly file?: string;
  /** Its own table first, then the dependent ones, each after those it references. */
  readonly tables: readonly Table[];
  /** The column with the folder's name; `id` by default. */
  readonly named?: string;
  /** The rows to write, one for each folder; by default, all of the kind's own table. */
  readonly written?: (rows: RowIndex) => readonly Row[];
  /** Adds the rows of the entity in a folder. */
  readonly read: (sink: Sink, place: string, id: string) => void;
  readonly write: (rows: RowIndex, row: Row) => Written;
}
