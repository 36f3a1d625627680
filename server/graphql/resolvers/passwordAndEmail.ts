import { changePassword } from '../../accounts/passwords/passwordChange.ts';
import { requestLink } from '../../accounts/links/linkRequest.ts';
import { resetPassword } from '../../accounts/proof/passwordReset.ts';
import { cancelEmailChange, requestEmailChange } from '../../accounts/email/emailChange.ts';
import { pendingEmailChange } from '../../accounts/email/pendingEmailChange.ts';
import { confirmEmailChange } from '../../accounts/email/emailChangeConfirm.ts';
import { requestEmailVerification } from '../../accounts/email/emailVerification.ts';
import { signedIn } from '../../kernel/caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** An account's credentials: its password and its address. */
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
    passwordReset: (_, { input }, context) => resetPassword(context, context, input),
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
