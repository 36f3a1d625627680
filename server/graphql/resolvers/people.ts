import { localize, localizeNullable } from '../../catalogue/words.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The people on the team page, in the request's language. */
export const people: Resolvers = {
  Query: {
    people: (_, _arguments, { catalogue }) => [...catalogue.people],
  },

  Person: {
    name: ({ name }, _, { lang }) => localize(name, lang),
    role: ({ role }, _, { lang }) => localize(role, lang),
    text: ({ text }, _, { lang }) => localizeNullable(text, lang),
  },
};
