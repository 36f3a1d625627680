export const kinds = ['essay', 'sound', 'film'] as const;
export type Kind = (typeof kinds)[number];

const letters = 'letters-from-the-observatory';
const recordings = 'field-recordings-of-quiet-places';
const films = 'grammar-of-movement';

/** The pieces in the order in which they were made, each with the title of the demo's catalog that contains it. */
const pieces = [
  { id: 'letters', kind: 'essay', product: letters },
  { id: 'salt', kind: 'sound', product: recordings },
  { id: 'snow', kind: 'sound', product: recordings },
  { id: 'harbor', kind: 'sound', product: recordings },
  { id: 'breath', kind: 'film', product: films },
  { id: 'weight', kind: 'film', product: films },
  { id: 'wave', kind: 'film', product: films },
] as const;

export type Piece = (typeof pieces)[number];

/** The kind in the URL, if it exists. */
export const kindNamed = (name: string | null): Kind | undefined => kinds.find((kind) => kind === name);

/** The pieces of one kind, or all of them. */
export const piecesOf = (kind: Kind | undefined): readonly Piece[] =>
  kind === undefined ? pieces : pieces.filter((piece) => piece.kind === kind);
