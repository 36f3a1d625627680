export const kinds = ['essay', 'sound', 'film'] as const;
export type Kind = (typeof kinds)[number];

/** The pieces in the order in which they were made; durations in minutes. */
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

/** The kind in the URL, if it exists. */
export const kindNamed = (name: string | null): Kind | undefined => kinds.find((kind) => kind === name);

/** The pieces of one kind, or all of them. */
export const piecesOf = (kind: Kind | undefined): readonly Piece[] =>
  kind === undefined ? pieces : pieces.filter((piece) => piece.kind === kind);
