import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewCodes,
  twoFactorOf,
} from '../../accounts/twoFactor/twoFactor.ts';
import { member } from '../../kernel/caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The second factor of the caller's account. */
export const twoFactor: Resolvers = {
  Query: {
    twoFactor: (_, _arguments, context) => twoFactorOf(context, member(context)),
  },

  Mutation: {
    twoFactorBegin: (_, { password }, context) => beginTwoFactor(context, context, member(context), password),
    twoFactorConfirm: (_, { otp }, context) => confirmTwoFactor(context, member(context), otp),
    twoFactorDisable: async (_, { password }, context) => {
      await disableTwoFactor(context, context, member(context), password);
      return true;
    },
    recoveryCodesRenew: (_, { password }, context) => renewCodes(context, context, member(context), password),
  },
};
