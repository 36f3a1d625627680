/** What stands for a value that isn't there. */
export type Leaf = null | boolean | number | string | readonly [];

/** One field of an answer: `of` are the fields of its object, or of each object in its list. */
export interface Part {
  /** The value of a field that isn't there; an object that must be there has none, and is made of empty fields. */
  readonly empty?: Leaf;
  readonly of?: Shape;
}

/** The fields of an answer, by their names in it. */
export interface Shape {
  readonly [field: string]: Part;
}

/** A query as a provider of the specification knows it. */
export interface BaseOperation {
  /** The answer that the application expects. */
  readonly shape: Shape;
  /** The document to send; undefined if the whole query is ours. */
  readonly text?: string;
  /** The variables of the document, and the keys that an input object among them may have. */
  readonly variables?: Readonly<Record<string, readonly string[] | null>>;
}
