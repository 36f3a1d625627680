import type { Dream, DreamChange, DreamInput } from '../../server/graphql/generated/resolverTypes';
import { atlas, plans, products } from './catalogue';
import type { Answers } from './contract';
import { usd } from './directories';
import { has, paged } from './paged';
import { researches } from './researches';

/** Another person's open dream. */
export const dream = (facts: Partial<Dream> = {}): Dream => ({
  id: 'd1',
  title: 'A seat beside my sister',
  description: 'Two coasts, one moon, five evenings.',
  status: 'OPEN',
  authorName: 'Nora',
  isOwn: false,
  isPublic: true,
  createdAt: '2026-11-18T10:00:00.000Z',
  ...facts,
});

/** The subject and price of a dream about the Atlas. */
export const ofAtlas = { Product: atlas, price: '24.00', Currency: usd };

/** Dreams of other people. */
export const otherDreams: readonly Dream[] = [
  dream(ofAtlas),
  dream({ id: 'd2', title: 'تسع ساعات بلا ضجيج', description: null, authorName: 'سلمى' }),
];

type Subject = Pick<DreamInput, 'productId' | 'planId' | 'researchId'>;

const subjectOf = ({ productId, planId, researchId }: Subject): Partial<Dream> => ({
  Product: products.find(({ id }) => id === productId),
  Plan: plans.find(({ id }) => id === planId),
  Research: researches.find(({ id }) => id === researchId),
});

const made = ({ productId, planId, researchId, isPublic, ...text }: DreamInput): Dream =>
  dream({
    ...text,
    id: `dream-of-${text.clientKey}`,
    authorName: 'Ada',
    isOwn: true,
    isPublic: isPublic ?? false,
    ...subjectOf({ productId, planId, researchId }),
  });

const changed = ({ productId, planId, researchId, ...change }: DreamChange): Partial<Dream> => ({
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  ...(change.status === 'FULFILLED' && { fulfilledAt: '2026-11-21T10:00:00.000Z' }),
  ...((productId || planId || researchId) && subjectOf({ productId, planId, researchId })),
});

/** Responses backed by a list of dreams that can be added to, changed and deleted from. */
export function dreamAnswers(dreams: Dream[] = [...otherDreams]) {
  const add = (input: DreamInput) => {
    const one = made(input);
    dreams.unshift(one);
    return one;
  };
  return {
    dreams({ filter }) {
      const isOwnOnly = filter?.scope === 'OWN';
      const shown = dreams.filter(
        ({ isOwn, isPublic, status, title, description }) =>
          (isOwnOnly ? isOwn && status === (filter.status ?? status) : isPublic && status === 'OPEN') &&
          has(`${title} ${description ?? ''}`, filter?.search),
      );
      const { rows, Pagination } = paged(shown, filter ?? {});
      return { Dreams: rows, Pagination };
    },
    dream: ({ id }) => dreams.find((one) => one.id === id) ?? null,
    dreamCreate: ({ input }) => add(input),
    dreamUpdate({ id, input }) {
      const one = dreams.find((dream) => dream.id === id) ?? dream({ id });
      return Object.assign(one, changed(input));
    },
    dreamDelete({ id }) {
      const index = dreams.findIndex((dream) => dream.id === id);
      if (index >= 0) dreams.splice(index, 1);
      return index >= 0;
    },
    dreamsMerge: ({ input }) => input.map(add),
    dreamReport: () => true,
  } satisfies Partial<Answers>;
}
