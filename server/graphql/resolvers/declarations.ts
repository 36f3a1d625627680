import { localize } from '../../catalogue/words.ts';
import { declare } from '../../commerce/declarations/declare.ts';
import { ownContracts } from '../../commerce/declarations/ownContracts.ts';
import { issueTicket } from '../../kernel/ticket.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** Withdrawals and cancellations without a log-in. */
export const declarations: Resolvers = {
  Query: {
    declarationTicket: (_parent, _arguments, context) => issueTicket(context, 'declaration-ticket'),
    declarableContracts: (_parent, { kind }, { db, clock, user }) =>
      user ? ownContracts(db, clock(), user, kind) : [],
  },

  Mutation: {
    declare: (_parent, { input }, context) => declare(context, context, input),
  },

  Declaration: {
    cause: ({ cause }) => cause ?? null,
    reason: ({ reason }) => reason ?? null,
    endsOn: ({ endsOn }) => endsOn ?? null,
  },

  DeclarableContract: {
    title: ({ title }, _arguments, { lang }) => localize(title, lang),
    paidAt: ({ paid_at: at }) => at.toISOString(),
  },
};
