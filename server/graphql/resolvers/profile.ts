import { readPhone } from '../../../src/shared/phone.ts';
import { avatarPath, removeAvatar, uploadAvatar } from '../../accounts/profile/avatar.ts';
import { wantsReminders } from '../../accounts/profile/paymentReminders.ts';
import { updateProfile } from '../../accounts/profile/profile.ts';
import { allCountries, citiesOf } from '../../catalogue/places.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** Profiles and profile pictures. */
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
    paymentReminders: (user, _, { db }) => wantsReminders(db, user),
    phoneText: ({ phone }) => (phone === null ? null : (readPhone(phone)?.text ?? phone)),
  },

  Avatar: {
    path: avatarPath,
    fileName: (avatar) => avatar.file_name,
    // Every picture is re-encoded from the upload.
    isOriginal: () => false,
  },
};
