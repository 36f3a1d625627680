import { atlas } from './catalogue';
import type { Answers } from './contract';
import { inDays } from './time';

const body = `The first chapter is about mornings.

## Before the light

Nobody asks anything of you yet.

## After breakfast

*Now* they do.
`;

/** Everything that belongs to The Atlas of Attention. */
export const libraryItem = () => ({
  id: 'purchase-1',
  Product: atlas,
  Tariff: atlas.Tariffs[0],
  isOpen: true,
  availableTo: null,
  Deliverables: [
    {
      id: 'atlas-text',
      kind: 'TEXT' as const,
      title: 'The first chapter',
      description: 'To read right here.',
      addedAt: inDays(-3),
      isNew: false,
      link: null,
      languages: ['en', 'de'],
      Files: [],
    },
    {
      id: 'atlas-book',
      kind: 'FILE' as const,
      title: 'The book',
      description: null,
      addedAt: inDays(-3),
      isNew: true,
      link: null,
      languages: [],
      Files: [
        { name: 'atlas.epub', mediaType: 'application/epub+zip', size: 120_400, href: '/library/epub' },
        { name: 'atlas.pdf', mediaType: 'application/pdf', size: 2_410_000, href: '/library/pdf' },
      ],
    },
    {
      id: 'atlas-room',
      kind: 'LINK' as const,
      title: 'The readers’ room',
      description: null,
      addedAt: inDays(-3),
      isNew: false,
      link: 'https://example.com/room',
      languages: [],
      Files: [],
    },
  ],
  text: { title: 'The first chapter', body, language: 'en' },
});

export const libraryAnswers = {
  libraryItem,
  libraryItemVisit: () => true,
} satisfies Partial<Answers>;
