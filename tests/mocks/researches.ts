import type { Author, Research, ResearchFilter } from '../../server/graphql/generated/resolverTypes';
import { atlas } from './catalogue';
import type { Answers } from './contract';
import { has, paged } from './paged';

const category = (id: string, displayName: string) => ({ id, displayName });
const attention = category('attention', 'Attention');
const perception = category('perception', 'Art and perception');
const movement = category('movement', 'Movement');

const author = (id: string, fullName: string, regalia: string, index: number): Author => ({
  id,
  fullName,
  regalia,
  index,
  description: `${fullName} measures what others pass by.`,
});
const varga = author('varga', 'Ilse Varga', 'PhD in cognitive science', 1);
const karimi = author('karimi', 'Yusuf Karimi', 'Painter', 2);

const titles = [
  'The half-life of an interruption',
  'Eleven minutes in front of a painting',
  'Reading aloud, alone',
  'What a pause weighs',
  'A ledger of small pleasures',
  'Rooms that listen back',
  'Hands that remember tools',
  'Subtitles and the lost face',
  'Falling on purpose',
  'Colors before their names',
  'Queueing without a rope',
  'The last page effect',
  'The sound of a sharp blade',
  'One street, painted every day',
];

/** More studies than fit on one page, newest first. */
export const researches = titles.map((title, index): Research => {
  const slug = title.toLowerCase().replace(/[^a-z]+/g, '-');
  const isEven = index % 2 === 0;
  return {
    id: String(index + 1),
    slug,
    title,
    description: `What we measured, and what it may mean: ${title.toLowerCase()}.`,
    doi: isEven ? `10.5555/orrery.${index + 1}` : null,
    nftSource: index === 13 ? 'https://example.com/tokens/one-street' : null,
    releaseDate: `${2026 - Math.floor(index / 3)}-0${9 - (index % 3)}-14`,
    viewsCount: 4800 - index * 100,
    status: 'PUBLISHED',
    active: true,
    Categories: [isEven ? attention : perception, ...(index % 3 === 0 ? [movement] : [])],
    Authors: isEven ? [varga] : [karimi, varga],
    Product: index === 0 ? atlas : null,
  };
});

/** All studies that match a filter, without paging. */
export const filteredResearches = ({ search, categoryId, authorId }: ResearchFilter) =>
  researches.filter(
    ({ title, Categories, Authors }) =>
      has(title, search) &&
      (!categoryId || Categories.some(({ id }) => id === categoryId)) &&
      (!authorId || Authors.some(({ id }) => id === authorId)),
  );

export const researchAnswers = {
  researches({ filter }) {
    const { rows, Pagination } = paged(filteredResearches(filter ?? {}), filter ?? {});
    return { Researches: rows, Pagination };
  },
  research: ({ slug }) => researches.find((research) => research.slug === slug) ?? null,
  researchDirectory: () => ({ Categories: [attention, perception, movement], Authors: [varga, karimi] }),
  researchViewed: () => true,
} satisfies Partial<Answers>;
