export const kinds = ['study', 'evening', 'shelf'] as const;
export type Kind = (typeof kinds)[number];

interface Offer {
  readonly id: string;
  readonly kind: Kind;
  /** The year until which it is sponsored already. */
  readonly takenUntil?: number;
}

/** What can be sponsored; its descriptions are in the messages. */
export const offers = [
  { id: 'noise', kind: 'study' },
  { id: 'letters', kind: 'evening' },
  { id: 'harbour', kind: 'shelf', takenUntil: 2028 },
  { id: 'hands', kind: 'study' },
  { id: 'stars', kind: 'evening', takenUntil: 2027 },
  { id: 'mountain', kind: 'shelf' },
] as const satisfies readonly Offer[];

/** The kind that the address asks for; undefined is everything, and so is whatever is none. */
export const readKind = (search: URLSearchParams): Kind | undefined =>
  kinds.find((kind) => kind === search.get('kind'));

/** The offers of a kind, in the order of the list. */
export const offersOf = (kind: Kind | undefined): (typeof offers)[number][] =>
  offers.filter((offer) => kind === undefined || offer.kind === kind);
