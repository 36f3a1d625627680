import type { CatalogueProduct } from '../../catalogue/products.ts';
import { findTitles } from '../../commerce/titles.ts';
import { checkSearch } from '../checkSearch.ts';
import { boundsOfPage, paginate } from '../../kernel/pagination.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

const kindsOf = (titles: readonly CatalogueProduct[]) => [
  ...new Set(titles.flatMap(({ kind }) => kind ?? [])),
];

/** The catalog: titles for sale, filtered and in pages. */
export const titles: Resolvers = {
  Query: {
    async titles(_parent, { filter }, context) {
      const { offset, limit } = boundsOfPage(filter ?? {});
      checkSearch(filter?.search);
      const found = await findTitles(context, filter ?? {});
      const all = context.catalogue.titlesOnSale;
      const languages = new Set(all.flatMap((title) => title.languages));
      return {
        Products: found.slice(offset, offset + limit),
        Pagination: paginate(found.length, offset, limit),
        kinds: kindsOf(all).sort(),
        languages: context.catalogue.languages.flatMap(({ prefix }) => (languages.has(prefix) ? prefix : [])),
      };
    },
  },

  Product: {
    kind: ({ kind }) => kind ?? null,
    languages: ({ languages }) => [...languages],
  },
};
