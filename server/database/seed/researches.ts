interface ResearchFacts {
  readonly id: string;
  readonly slug: string;
  readonly date: string;
  readonly views: number;
  /** Published, if left out. */
  readonly status?: 'DRAFT' | 'ARCHIVED';
  /** The product that brings the file along; subscribers have it anyway. */
  readonly product?: string;
  readonly categories: readonly string[];
  readonly authors: readonly string[];
}

/** The demo catalogue of researches; the words are in `words/`. */
export const researches: readonly ResearchFacts[] = [
  {
    id: '1',
    slug: 'half-life-of-an-interruption',
    date: '2026-09-14',
    views: 4812,
    product: '2',
    categories: ['attention'],
    authors: ['varga'],
  },
  {
    id: '2',
    slug: 'eleven-minutes-in-front-of-a-painting',
    date: '2026-07-02',
    views: 3920,
    categories: ['perception', 'attention'],
    authors: ['karimi', 'varga'],
  },
  {
    id: '3',
    slug: 'reading-aloud-alone',
    date: '2026-05-21',
    views: 2744,
    product: '3',
    categories: ['attention', 'media'],
    authors: ['stroud'],
  },
  {
    id: '4',
    slug: 'what-a-pause-weighs',
    date: '2026-03-30',
    views: 5107,
    product: '5',
    categories: ['movement'],
    authors: ['duarte'],
  },
  {
    id: '5',
    slug: 'ledger-of-small-pleasures',
    date: '2026-01-18',
    views: 6033,
    product: '6',
    categories: ['economics'],
    authors: ['okonjo'],
  },
  {
    id: '6',
    slug: 'speed-of-news',
    date: '2025-11-05',
    views: 1984,
    categories: ['media'],
    authors: ['stroud', 'okonjo'],
  },
  {
    id: '7',
    slug: 'rooms-that-listen-back',
    date: '2025-08-23',
    views: 2371,
    product: '4',
    categories: ['perception'],
    authors: ['oyelaran'],
  },
  {
    id: '8',
    slug: 'walking-pace-and-the-price-of-a-city',
    date: '2025-06-11',
    views: 3458,
    categories: ['economics', 'movement'],
    authors: ['okonjo', 'duarte'],
  },
  {
    id: '9',
    slug: 'drawing-from-memory',
    date: '2026-12-01',
    views: 0,
    status: 'DRAFT',
    categories: ['perception'],
    authors: ['karimi'],
  },
  {
    id: '10',
    slug: 'first-hundred-letters',
    date: '2022-02-28',
    views: 812,
    status: 'ARCHIVED',
    categories: ['media'],
    authors: ['stroud'],
  },
];

export const categories = ['attention', 'perception', 'movement', 'economics', 'media'] as const;
export const authors = ['varga', 'okonjo', 'duarte', 'karimi', 'stroud', 'oyelaran'] as const;
