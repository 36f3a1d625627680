import { changePassword } from '../../accounts/passwordChange.ts';
import { requestLink } from '../../accounts/linkRequest.ts';
import { resetPassword } from '../../accounts/passwordReset.ts';
import { cancelEmailChange, pendingEmailChange, requestEmailChange } from '../../accounts/emailChange.ts';
import { confirmEmailChange } from '../../accounts/emailChangeConfirm.ts';
import { requestEmailVerification } from '../../accounts/emailVerification.ts';
import { signedIn } from '../caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** What an account is entered with: its password and its address. */
export const passwordAndEmail: Resolvers = {
  Mutation: {
    emailVerificationRequest: async (_, _arguments, context) => {
      await requestEmailVerification(context, signedIn(context), context.lang);
      return true;
    },
    passwordResetRequest: async (_, { input }, context) => {
      await requestLink(context, context, 'passwordReset', input);
      return true;
    },
    passwordReset: async (_, { input }, context) => {
      await resetPassword(context, context, input);
      return true;
    },
    passwordChange: async (_, { input }, context) => {
      await changePassword(context, context, input);
      return true;
    },
    emailChangeRequest: (_, { input }, context) => requestEmailChange(context, context, input),
    emailChangeConfirm: (_, { code }, context) => confirmEmailChange(context, context, code),
    emailChangeCancel: async (_, _arguments, context) => {
      await cancelEmailChange(context, context);
      return true;
    },
  },

  Me: {
    emailChange: (user, _, { db, clock }) => pendingEmailChange(db, clock(), user.id),
  },

  EmailChange: {
    newConfirmed: (change) => change.new_confirmed_at !== null,
    oldConfirmed: (change) => change.old_confirmed_at !== null,
    expiresAt: (change) => change.expires_at.toISOString(),
  },
};
