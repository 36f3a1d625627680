import { paginate, boundsOfPage } from '../../kernel/pagination.ts';
import { reportRating } from '../../commerce/ratings/reportRating.ts';
import { ownRatings, removeRating, saveRating } from '../../commerce/ratings/ownRating.ts';
import {
  averageOf,
  countOf,
  findReviews,
  ratingTotals,
  reviewsOnPage,
} from '../../commerce/ratings/shownRatings.ts';
import { signedIn } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** Buyers' ratings of products. */
export const ratings: Resolvers = {
  Query: {
    async reviews(_parent, { productId, page }, context) {
      const { offset } = boundsOfPage({ page, limit: reviewsOnPage });
      const product = context.catalogue.productOnSale(productId);
      if (!product) throw failure('NOT_FOUND', 'Product not found.');
      const [found, totals] = await Promise.all([
        findReviews(context.db, product.id, context.lang, offset),
        ratingTotals(context)(product.id),
      ]);
      return { Reviews: found, Pagination: paginate(totals?.reviews ?? 0, offset, reviewsOnPage) };
    },
  },

  Mutation: {
    async ratingSave(_parent, { productId, input }, context) {
      await saveRating(context, signedIn(context), { productId, input, lang: context.lang });
      return context.catalogue.product(productId);
    },
    async ratingRemove(_parent, { productId }, context) {
      if (!context.catalogue.hasProduct(productId)) throw failure('NOT_FOUND', 'Product not found.');
      await removeRating(context, signedIn(context), productId);
      return context.catalogue.product(productId);
    },
    async reviewReport(_parent, report, context) {
      await reportRating(context, context, report);
      return true;
    },
  },

  Product: {
    async Rating({ id }, _args, context) {
      const totals = await ratingTotals(context)(id);
      return totals && countOf(totals) > 0 ? totals : null;
    },
    async OwnRating({ id }, _args, context) {
      return (await ownRatings(context)(id)) ?? null;
    },
  },

  ProductPage: {
    Reviews: ({ product, isSold }, _args, { db, lang }) => (isSold ? findReviews(db, product.id, lang) : []),
  },

  ProductRating: {
    average: averageOf,
    count: countOf,
    stars: ({ stars }) => [...stars],
    reviewCount: ({ reviews }) => reviews,
  },

  Review: {
    text: ({ body }) => body,
    language: ({ lang }) => lang,
    authorName: ({ shows_name: showsName, first_name: first, user_name: name }) =>
      showsName ? (first ?? name) : null,
    ratedAt: ({ rated_at: ratedAt }) => ratedAt.toISOString(),
  },

  OwnRating: {
    text: ({ body }) => body,
    showsName: ({ shows_name: showsName }) => showsName,
    isShown: ({ is_shown: isShown }) => isShown,
  },
};
