import { sendMessage } from '../../contact/sendMessage.ts';
import { issueTicket } from '../../kernel/ticket.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The contact form. */
export const contact: Resolvers = {
  Query: {
    contactTicket: (_, _arguments, context) => issueTicket(context, 'contact-ticket'),
  },

  Mutation: {
    contactSend: async (_, { input }, context) => {
      await sendMessage(context, context, input);
      return true;
    },
  },
};
