import { localize, localizeIfAny } from '../../catalogue/words.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The people of the team page, in the language of the request. */
export const people: Resolvers = {
  Query: {
    people: (_, _arguments, { catalogue }) => [...catalogue.people],
  },

  Person: {
    name: ({ name }, _, { lang }) => localize(name, lang),
    role: ({ role }, _, { lang }) => localize(role, lang),
    text: ({ text }, _, { lang }) => localizeIfAny(text, lang),
  },
};
