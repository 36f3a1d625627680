import { exchangeLinkToken } from '../../accounts/guests/exchangeLinkToken.ts';
import { claimOrders, describeOrderLink, openOrderLink } from '../../accounts/guests/orderLinkOpen.ts';
import { guestPurchases, requestOrderLink } from '../../accounts/guests/orderLinkRequest.ts';
import { requestPurchases } from '../../accounts/guests/resendPurchases.ts';
import { revokeOrderLinks } from '../../accounts/guests/revokeOrderLinks.ts';
import { changeReminders, describeReminders } from '../../commerce/reminders/unsubscribe.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** Links that bring guests back, what an account can claim from them, and payment reminder preferences. */
export const orderLinks: Resolvers = {
  Query: {
    guestPurchases: (_, _arguments, context) => guestPurchases(context, context),
    orderLink: (_, { code }, context) => describeOrderLink(context, context, code),
    paymentReminders: (_, { code }, context) => describeReminders(context, context, code),
  },

  Mutation: {
    linkTokenExchange: (_, { token }, context) => exchangeLinkToken(context, context, token),
    orderLinkOpen: (_, { code }, context) => openOrderLink(context, context, code),
    orderClaim: (_, { code }, context) => claimOrders(context, context, code),
    orderLinkRequest: async (_, input, context) => {
      await requestOrderLink(context, context, input);
      return true;
    },
    purchasesResend: async (_, input, context) => {
      await requestPurchases(context, context, input);
      return true;
    },
    orderLinksRevoke: async (_, _arguments, context) => {
      await revokeOrderLinks(context, context);
      return true;
    },
    paymentRemindersSet: (_, { code, areWanted }, context) =>
      changeReminders(context, context, code, areWanted),
  },
};
