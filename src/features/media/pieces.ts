export const kinds = ['essay', 'sound', 'film'] as const;
export type Kind = (typeof kinds)[number];

/** What is on the shelf, in the order in which it was made; lengths in minutes. */
export const pieces = [
  { id: 'keys', kind: 'essay', minutes: 18 },
  { id: 'salt', kind: 'sound', minutes: 61 },
  { id: 'queue', kind: 'essay', minutes: 9 },
  { id: 'loom', kind: 'film', minutes: 27 },
  { id: 'snow', kind: 'sound', minutes: 44 },
  { id: 'price', kind: 'essay', minutes: 22 },
  { id: 'bridge', kind: 'film', minutes: 14 },
  { id: 'letter', kind: 'essay', minutes: 12 },
] as const;

export type Piece = (typeof pieces)[number];

/** The kind that the address names, if there is one. */
export const kindNamed = (name: string | null): Kind | undefined => kinds.find((kind) => kind === name);

/** The pieces of a kind, or all. */
export const piecesOf = (kind: Kind | undefined): readonly Piece[] =>
  kind === undefined ? pieces : pieces.filter((piece) => piece.kind === kind);
