import { products } from './catalogue';
import { failure, type Answers } from './contract';

const productOf = (id: string) => {
  const product = products.find((each) => each.id === id);
  if (!product) throw failure('NOT_FOUND');
  return product;
};

const text = 'The second map explained my whole working day to me.\nI have moved my desk since.';

/** A review for a page; those with even numbers have no name. */
export const review = (number: number, facts: object = {}) => ({
  id: `review-${number}`,
  stars: 4,
  text: `${number}. ${text}`,
  language: 'en',
  authorName: number % 2 === 0 ? null : 'Nora',
  ratedAt: '2026-10-12T08:00:00.000Z',
  ...facts,
});

/** The rating summary: eight ratings, seven of them with a text. */
export const rating = { average: 4.3, count: 8, stars: [0, 1, 1, 1, 5], reviewCount: 7 };

export const ratingAnswers = {
  reviews: () => ({
    Reviews: [review(6), review(7)],
    Pagination: { currentPage: 2, nextPageExists: false, previousPageExists: true, total: 7, totalPages: 2 },
  }),
  ratingSave: ({ productId, input: { stars, text: written, showsName } }) => ({
    ...productOf(productId),
    OwnRating: {
      id: 'own-rating',
      stars,
      text: written ?? null,
      showsName: showsName ?? false,
      isShown: true,
    },
  }),
  reviewReport: () => true,
  ratingRemove: ({ productId }) => ({ ...productOf(productId), OwnRating: null }),
} satisfies Partial<Answers>;
