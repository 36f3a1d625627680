import type { DeliverablePart, ShelfItem } from '../../server/graphql/generated/resolverTypes';
import { atlas } from './catalogue';
import type { Answers } from './contract';
import { inDays } from './time';

const body = `The first chapter is about mornings.

## Before the light

Nobody asks anything of you yet.

## After breakfast

*Now* they do.
`;

/** Fields that most items leave empty. */
const noneOfThese = { Dates: [], calendarHref: null, licenceKey: null, keyAfterTrial: false };

/** The first chapter, a third of which was read. */
const textPart = (): DeliverablePart => ({
  id: 'purchase-1/atlas-text/',
  part: '',
  title: 'The first chapter',
  isLesson: false,
  seconds: 720,
  progress: 0.34,
  Files: [],
});

/** What one reads now, and what one has bought and not opened yet. */
const shelf = (): ShelfItem[] => [
  {
    id: 'purchase-1',
    Product: atlas,
    acquiredAt: inDays(-3),
    openedAt: inDays(-1),
    lessons: 0,
    lessonsDone: 0,
    read: 0.34,
    isText: true,
    nextId: 'atlas-text',
    isNextText: true,
  },
];

/** The contents of The Atlas of Attention. */
export const libraryItem = () => ({
  id: 'purchase-1',
  Product: atlas,
  Tariff: atlas.Tariffs[0],
  isOpen: true,
  isArchived: false,
  availableTo: null,
  orderId: 'order-1',
  Archive: { name: 'atlas.zip', mediaType: 'application/zip', size: 2_520_000, href: '/library/atlas.zip' },
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
      Parts: [textPart()],
      ...noneOfThese,
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
      Parts: [],
      ...noneOfThese,
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
      Parts: [],
      ...noneOfThese,
    },
    {
      id: 'atlas-evenings',
      kind: 'EVENT' as const,
      title: 'Two evenings with the author',
      description: null,
      addedAt: inDays(-3),
      isNew: false,
      link: null,
      languages: [],
      Files: [],
      Parts: [],
      ...noneOfThese,
      Dates: [
        {
          startsAt: inDays(-1),
          endsAt: inDays(-0.9),
          timeZone: 'Europe/Berlin',
          place: 'Hall 2',
          link: 'https://example.com/first',
        },
        {
          startsAt: inDays(6),
          endsAt: inDays(6.1),
          timeZone: 'Europe/Berlin',
          place: null,
          link: 'https://example.com/second',
        },
      ],
      calendarHref: '/library/atlas-evenings.ics',
    },
    {
      id: 'atlas-app',
      kind: 'LICENCE' as const,
      title: 'The companion app',
      description: null,
      addedAt: inDays(-3),
      isNew: false,
      link: null,
      languages: [],
      Files: [],
      Parts: [],
      ...noneOfThese,
      licenceKey: 'ATLAS-7Q2M-K4',
    },
  ],
  text: { title: 'The first chapter', body, language: 'en' },
});

export const libraryAnswers = {
  libraryItem,
  libraryItemVisit: () => true,
  shelf,
  libraryProgress: ({ progress, isDone }) => ({
    ...textPart(),
    progress,
    doneAt: isDone === true || progress >= 0.95 ? inDays(0) : null,
  }),
} satisfies Partial<Answers>;
