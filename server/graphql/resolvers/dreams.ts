import { toDecimal } from '../../../src/shared/money.ts';
import { searchWords } from '../../../src/shared/validation.ts';
import * as v from 'valibot';
import { accountOf } from '../../accounts/profile/account.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { boundsOfPage, paginate } from '../../kernel/pagination.ts';
import { changeDream, deleteDream } from '../../dreams/changeDream.ts';
import { createDream } from '../../dreams/createDream.ts';
import { dreamLoaders } from '../../dreams/dreamLoaders.ts';
import { dreamPrice, savedFor } from '../../dreams/dreamPrice.ts';
import { findDream, findDreams } from '../../dreams/dreamRows.ts';
import { mergeDreams } from '../../dreams/mergeDreams.ts';
import { reportDream } from '../../dreams/reportDream.ts';
import { member } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

const maxPerPage = 50;

const words = v.object({ search: v.optional(searchWords, '') });

/** The public wish list. */
export const dreams: Resolvers = {
  Query: {
    dreams: async (_, { filter, currencyId }, context) => {
      const bounds = boundsOfPage(filter ?? {});
      if (bounds.limit > maxPerPage)
        throw failure('BAD_USER_INPUT', 'A page is too long.', { fields: { limit: 'invalid' } });
      const { search } = parseInput(words, { search: filter?.search });
      const found = await findDreams(
        context.db,
        {
          ...(filter?.scope === 'OWN' && { ownerId: member(context).id }),
          status: filter?.status ?? undefined,
          search,
          currencyId,
        },
        bounds,
      );
      return { Dreams: found.dreams, Pagination: paginate(found.total, bounds.offset, bounds.limit) };
    },
    dream: (_, { id, currencyId }, { db, user }) => findDream(db, id, { userId: user?.id, currencyId }),
  },

  Mutation: {
    dreamCreate: (_, { input }, context) => createDream(context, member(context), input),
    dreamUpdate: (_, { id, input }, context) => changeDream(context, member(context), id, input),
    dreamDelete: (_, { id }, context) => deleteDream(context, member(context), id),
    dreamsMerge: (_, { input }, context) => mergeDreams(context, member(context), input),
    dreamReport: async (_, report, context) => {
      await reportDream(context, context, report);
      return true;
    },
  },

  Dream: {
    clientKey: (dream, _, { user }) => (dream.user_id === user?.id ? dream.client_key : null),
    authorName: (dream) => dream.first_name ?? dream.user_name,
    isOwn: (dream, _, { user }) => dream.user_id === user?.id,
    isPublic: (dream) => dream.is_public,
    createdAt: (dream) => dream.created_at.toISOString(),
    fulfilledAt: (dream) => dream.fulfilled_at?.toISOString() ?? null,
    Product: (dream, _, context) =>
      dream.product_id === null ? null : context.catalogue.product(dream.product_id),
    Plan: (dream, _, { catalogue }) => (dream.plan_id === null ? null : catalogue.plan(dream.plan_id)),
    Research: (dream, _, context) =>
      dream.research_id === null ? null : dreamLoaders(context).research(dream.research_id),
    price: (dream, _, context) => {
      const price = dreamPrice(dream, context);
      return price ? toDecimal(price.now, price.currency.digits) : null;
    },
    saved: async (dream, _, context) => {
      const price = dreamPrice(dream, context);
      // Private to the owner.
      if (!price || dream.user_id !== context.user?.id) return null;
      return toDecimal(savedFor(price, await accountOf(context).holdings()), price.currency.digits);
    },
    Currency: (dream, _, context) => dreamPrice(dream, context)?.currency ?? null,
  },
};
