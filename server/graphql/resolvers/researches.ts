import { fileAccess } from '../../catalogue/fileAccess.ts';
import { boundsOfPage, paginate } from '../../kernel/pagination.ts';
import { researchDirectory } from '../../catalogue/researchDirectory.ts';
import { countView, findResearch } from '../../catalogue/researchPage.ts';
import { findResearches } from '../../catalogue/researches.ts';
import { localize, localizeIfAny } from '../../catalogue/words.ts';
import { failure } from '../../kernel/failure.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

const longestSearch = 200;

/** The published researches; their files are for subscribers and buyers. */
export const researches: Resolvers = {
  Query: {
    researches: async (_, { filter }, { db, lang }) => {
      const bounds = boundsOfPage(filter ?? {});
      if ((filter?.search?.length ?? 0) > longestSearch)
        throw failure('BAD_USER_INPUT', 'The search is too long.', { fields: { search: 'tooLong' } });
      const found = await findResearches(db, filter ?? {}, lang, bounds);
      return {
        Researches: found.researches,
        Pagination: paginate(found.total, bounds.offset, bounds.limit),
      };
    },
    research: (_, { slug }, { db }) => findResearch(db, slug),
    researchDirectory: async (_, _arguments, { db }) => {
      const { categories, authors } = await researchDirectory(db);
      return { Categories: categories, Authors: authors };
    },
  },

  Mutation: {
    researchViewed: (_, { slug }, context) => countView(context, context, slug),
  },

  Research: {
    title: ({ title }, _, { lang }) => localize(title, lang),
    description: ({ description }, _, { lang }) => localize(description, lang),
    seoTitle: (research, _, { lang }) => localizeIfAny(research.seo_title, lang),
    seoDescription: (research, _, { lang }) => localizeIfAny(research.seo_description, lang),
    file: async ({ file, product_id: productId }, _, context) => {
      if (file === null) return null;
      const { isSubscriber, productIds } = await fileAccess(context);
      return isSubscriber || (productId !== null && productIds.has(productId)) ? file : null;
    },
    imageMob: (research) => research.image_mob,
    imageWeb: (research) => research.image_web,
    platformLogo: (research) => research.platform_logo,
    releaseDate: (research) => research.release_date,
    nftSource: (research) => research.nft_source,
    viewsCount: (research) => research.views_count,
    active: ({ status }) => status === 'PUBLISHED',
    Categories: ({ categories }) => [...categories],
    Authors: ({ authors }) => [...authors],
    Product: ({ product_id: productId }, _, context) =>
      productId === null ? null : context.catalogue.productOnSale(productId),
  },

  Category: {
    displayName: ({ name }, _, { lang }) => localize(name, lang),
  },

  Author: {
    fullName: (author, _, { lang }) => localize(author.full_name, lang),
    description: ({ description }, _, { lang }) => localizeIfAny(description, lang),
    regalia: ({ regalia }, _, { lang }) => localizeIfAny(regalia, lang),
    landingUrl: (author) => author.landing_url,
    index: ({ position }) => position,
  },
};
