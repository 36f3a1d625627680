import { fileAccess } from '../../catalogue/fileAccess.ts';
import { boundsOfPage, paginate } from '../../kernel/pagination.ts';
import { researchDirectory } from '../../catalogue/researchDirectory.ts';
import { countView, findResearch } from '../../catalogue/researchPage.ts';
import { findResearches } from '../../catalogue/researches.ts';
import { localize, localizeNullable, pageAddress } from '../../catalogue/words.ts';
import { ownFile, studyFileAddress } from '../../commerce/library/studyFile.ts';
import { noteUse } from '../../commerce/library/uses.ts';
import { checkSearch } from '../checkSearch.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The published studies; their files are for subscribers and buyers. */
export const researches: Resolvers = {
  Query: {
    researches: async (_, { filter }, { db, lang }) => {
      const bounds = boundsOfPage(filter ?? {});
      checkSearch(filter?.search);
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
    seoTitle: (research, _, { lang }) => localizeNullable(research.seo_title, lang),
    seoDescription: (research, _, { lang }) => localizeNullable(research.seo_description, lang),
    file: async ({ id, file, product_id: productId }, _, context) => {
      if (file === null || !context.user) return null;
      const { isSubscriber, productIds } = await fileAccess(context);
      if (!isSubscriber && !(productId !== null && productIds.has(productId))) return null;
      const { id: userId } = context.user;
      // A download from elsewhere isn't seen here, so getting its URL counts as one.
      if (!ownFile(file)) await noteUse(context.db, context.clock(), { study: { userId, productId } });
      return studyFileAddress(context, userId, { id, file });
    },
    imageMob: (research, _, context) => context.catalogue.pictureAddress(research.image_mob),
    imageWeb: (research, _, context) => context.catalogue.pictureAddress(research.image_web),
    platformLogo: ({ platform_logo: own, categories: [first] }, _, context) =>
      context.catalogue.pictureAddress(own ?? first?.platform_logo ?? null),
    releaseDate: (research) => research.release_date,
    source: (research, _, { lang }) => pageAddress(research.source, lang),
    nftSource: (research, _, { lang }) => pageAddress(research.nft_source, lang),
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
    description: ({ description }, _, { lang }) => localizeNullable(description, lang),
    regalia: ({ regalia }, _, { lang }) => localizeNullable(regalia, lang),
    avatar: ({ avatar }, _, context) => context.catalogue.pictureAddress(avatar),
    landingUrl: (author, _, { lang }) => pageAddress(author.landing_url, lang),
    index: ({ position }) => position,
  },
};
