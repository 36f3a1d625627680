import { averageOf, countOf } from '../../commerce/ratings/shownRatings.ts';
import { shopReviews } from '../../commerce/ratings/shopReviews.ts';
import { shopFacts } from '../../commerce/shopFacts.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** Fewer members than this aren't named. */
const fewMembers = 100;
const maxReviews = 3;

/** What the shop has and who uses it. */
export const shop: Resolvers = {
  Query: {
    async shop(_parent, _args, context) {
      const { studies, members, countries, stars } = await shopFacts(context, 'all');
      const titles = context.catalogue.titlesOnSale;
      const reviews = await shopReviews(context, context.lang);
      const isMany = members >= fewMembers;
      const count = countOf({ stars });
      return {
        titles: titles.length,
        activatable: titles.filter((title) => title.available_by_subscription).length,
        studies,
        members: isMany ? members : null,
        countries: isMany ? countries : null,
        Rating: count > 0 ? { average: averageOf({ stars }), count } : null,
        Reviews: reviews
          .flatMap((Review) => {
            const Product = context.catalogue.productOnSale(Review.product_id);
            return Product ? [{ Review, Product }] : [];
          })
          .slice(0, maxReviews),
      };
    },
  },
};
