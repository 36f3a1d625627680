import { boundsOf, paginate } from '../../catalogue/pagination.ts';
import { purchasesOf, transactionsOf } from '../../checkout/lists.ts';
import { signedIn } from '../caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

/** The longest text that is searched for, in characters. */
const searchLength = 100;
const searched = (text: string | null | undefined): string | undefined =>
  text?.trim().slice(0, searchLength) || undefined;

/** What a person paid and bought. */
export const wallet: Resolvers = {
  Query: {
    async transactions(_parent, { offset, limit, filter }, context) {
      const bounds = boundsOf({ offset, limit });
      const search = searched(filter?.search);
      const { rows, total } = await transactionsOf(context.db, signedIn(context).id, bounds, {
        ...(filter?.status && { status: filter.status }),
        ...(filter?.from && { from: new Date(filter.from) }),
        ...(filter?.to && { to: new Date(filter.to) }),
        ...(search !== undefined && { search }),
      });
      return { Transactions: [...rows], Pagination: paginate(total, bounds.offset, bounds.limit) };
    },

    async purchases(_parent, { offset, limit, sort, filter }, context) {
      const bounds = boundsOf({ offset, limit });
      const search = searched(filter?.search);
      const { rows, total } = await purchasesOf(context.db, signedIn(context).id, bounds, sort ?? 'NEWEST', {
        ...(filter?.status && { status: filter.status }),
        ...(search !== undefined && { search }),
      });
      return { Purchases: [...rows], Pagination: paginate(total, bounds.offset, bounds.limit) };
    },
  },
};
