import type { StoredFile, WordTree } from './writing.ts';
import type { Sink } from './entity.ts';
import type { RowIndex } from './rowIndex.ts';
import type { Row, Table } from './tables.ts';

/** A thing as it is written into its folder. */
export interface Written {
  readonly facts: object;
  readonly words: readonly WordTree[];
  /** By their paths in the thing's folder. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly files?: ReadonlyMap<string, StoredFile>;
}

/** A kind of thing that has a folder for each: `products/<id>/product.yaml`, and `<lang>.yaml` for its words. */
export interface Kind {
  /** The folder of all of them. */
  readonly folder: string;
  /** The file of facts; a kind that has words only has none. */
  readonly file?: string;
  /** Its own table first, then those of what belongs to it, each after what it refers to. */
  readonly tables: readonly Table[];
  /** Adds the rows of the thing in a folder. */
  readonly read: (sink: Sink, place: string, id: string) => void;
  readonly write: (rows: RowIndex, row: Row) => Written;
}
