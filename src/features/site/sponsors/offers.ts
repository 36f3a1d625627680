export const kinds = ['study', 'evening', 'shelf'] as const;
export type Kind = (typeof kinds)[number];

interface Offer {
  readonly id: string;
  readonly kind: Kind;
  /** The year until which it's already sponsored. */
  readonly takenUntil?: number;
}

/** What can be sponsored; the descriptions are in the translations. */
export const offers = [
  { id: 'noise', kind: 'study' },
  { id: 'letters', kind: 'evening' },
  { id: 'harbour', kind: 'shelf', takenUntil: 2028 },
  { id: 'hands', kind: 'study' },
  { id: 'stars', kind: 'evening', takenUntil: 2027 },
  { id: 'mountain', kind: 'shelf' },
] as const satisfies readonly Offer[];

/** The kind in the URL; undefined (everything) if missing or unknown. */
export const readKind = (search: URLSearchParams): Kind | undefined =>
  kinds.find((kind) => kind === search.get('kind'));

/** The offers of one kind, in list order. */
export const offersOf = (kind: Kind | undefined): (typeof offers)[number][] =>
  offers.filter((offer) => kind === undefined || offer.kind === kind);
