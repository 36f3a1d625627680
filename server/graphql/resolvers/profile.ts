import { readPhone } from '../../../src/shared/phone.ts';
import { avatarPath, removeAvatar, uploadAvatar } from '../../accounts/avatar.ts';
import { updateProfile } from '../../accounts/profile.ts';
import { allCountries, citiesOf } from '../../catalogue/places.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** What people say of themselves, and their picture. */
export const profile: Resolvers = {
  Query: {
    countries: (_, _arguments, { db, lang }) => allCountries(db, lang),
    cities: (_, { countryId, search }, { db }) => citiesOf(db, countryId, search ?? ''),
  },

  Mutation: {
    profileUpdate: (_, { input }, context) => updateProfile(context, context, input),
    avatarUpload: (_, { file }, context) => uploadAvatar(context, context, file),
    avatarRemove: async (_, _arguments, context) => {
      await removeAvatar(context, context);
      return true;
    },
  },

  Me: {
    phoneText: ({ phone }) => (phone === null ? null : (readPhone(phone)?.text ?? phone)),
  },

  Avatar: {
    path: avatarPath,
    fileName: (avatar) => avatar.file_name,
    // Every picture is made anew of what was sent.
    isOriginal: () => false,
  },
};
