import { products } from './catalogue';

const category = (id: string, displayName: string) => ({ id, displayName });
const attention = category('attention', 'Attention');
const perception = category('perception', 'Art and perception');
const movement = category('movement', 'Movement');

const author = (id: string, fullName: string, regalia: string, index: number) => ({
  id,
  fullName,
  regalia,
  index,
  description: `${fullName} measures what others pass by.`,
  avatar: null,
  landingUrl: null,
});
const varga = author('varga', 'Ilse Varga', 'Doctor of cognitive science', 1);
const karimi = author('karimi', 'Yusuf Karimi', 'Painter', 2);

/** What the researches can be filtered by. */
export const researchDirectory = {
  Categories: [attention, perception, movement],
  Authors: [varga, karimi],
};

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
  'Colours before their names',
  'Queueing without a rope',
  'The last page effect',
  'The sound of a sharp blade',
  'One street, painted every day',
];

/** More than fit on one page, the newest first. */
export const researches = titles.map((title, index) => {
  const slug = title.toLowerCase().replace(/[^a-z]+/g, '-');
  const isEven = index % 2 === 0;
  return {
    id: String(index + 1),
    slug,
    title,
    description: `What we measured, and what it may mean: ${title.toLowerCase()}.`,
    seoTitle: null,
    seoDescription: null,
    doi: isEven ? `10.5555/orrery.${index + 1}` : null,
    file: null,
    imageWeb: null,
    imageMob: null,
    platformLogo: null,
    nftSource: index === 13 ? 'https://example.com/tokens/one-street' : null,
    source: null,
    releaseDate: `${2026 - Math.floor(index / 3)}-0${9 - (index % 3)}-14`,
    viewsCount: 4800 - index * 100,
    status: 'PUBLISHED',
    active: true,
    Categories: [isEven ? attention : perception, ...(index % 3 === 0 ? [movement] : [])],
    Authors: isEven ? [varga] : [karimi, varga],
    Product: index === 0 ? (products.find(({ id }) => id === '2') ?? null) : null,
  };
});

export interface ResearchFilter {
  page?: number | null;
  limit?: number | null;
  search?: string | null;
  categoryId?: string | null;
  authorId?: string | null;
}

/** The researches that a filter asks for, all pages of them. */
export function filteredResearches({ search, categoryId, authorId }: ResearchFilter) {
  const text = search?.trim().toLowerCase() ?? '';
  return researches.filter(
    ({ title, Categories, Authors }) =>
      title.toLowerCase().includes(text) &&
      (!categoryId || Categories.some(({ id }) => id === categoryId)) &&
      (!authorId || Authors.some(({ id }) => id === authorId)),
  );
}
