import { boundsOf, paginate } from '../../kernel/pagination.ts';
import { openItemOf } from '../../commerce/library/itemLink.ts';
import { presentIdOf, presentLink } from '../../commerce/presents/presentCode.ts';
import { dreamerName } from '../../commerce/presents/presentDream.ts';
import {
  presentById,
  presentLoaders,
  presentsFor,
  presentsOf,
  stateOf,
  type PresentRow,
} from '../../commerce/presents/presentRow.ts';
import { addsNothing, presentStart } from '../../commerce/presents/presentStart.ts';
import { redeemPresent } from '../../commerce/presents/redeemPresent.ts';
import { sendPresent } from '../../commerce/presents/sendPresent.ts';
import { thankFor } from '../../commerce/presents/thankFor.ts';
import { member, signedIn } from '../../kernel/caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';

type Reader = Parameters<typeof presentLoaders>[0];

const dreamOf = async ({ dream_id: id }: PresentRow, context: Reader) =>
  id === null ? undefined : ((await presentLoaders(context).dream(id)) ?? undefined);

/** Whether a person gave or redeemed a gift. */
const isPartyTo = (present: PresentRow, user: Reader['user']): boolean =>
  user !== undefined && [present.buyer_id, present.redeemed_by].includes(user.id);

/** Gifts for other people. */
export const presents: Resolvers = {
  Query: {
    presents: async (_, page, context) => {
      const { offset, limit } = boundsOf(page);
      const { rows, total } = await presentsOf(context.db, signedIn(context).id, { offset, limit });
      return { Presents: [...rows], Pagination: paginate(total, offset, limit) };
    },
    presentsReceived: (_, _args, context) => presentsFor(context.db, context.clock(), member(context).id),
    present: async (_, { code }, { db, secret }) => {
      const id = presentIdOf(secret, code);
      return id === undefined ? null : presentById(db, id);
    },
  },

  Mutation: {
    presentSend: (_, { id, email }, context) => sendPresent(context, signedIn(context), id, email),
    presentThank: (_, { id, message }, context) => thankFor(context, member(context), id, message),
    presentRedeem: (_, { code }, context) => redeemPresent(context, member(context), code),
  },

  Order: {
    Present: (order, _, context) => presentLoaders(context).byOrder(order.id),
  },

  Purchase: {
    Present: ({ present_id: id }, _, context) => (id === null ? null : presentLoaders(context).byId(id)),
  },

  Dream: {
    Gift: async (dream, _, context) => {
      const { user } = context;
      const gift = user && (await presentLoaders(context).byDream(dream.id));
      return gift && [dream.user_id, gift.buyer_id].includes(user.id) ? gift : null;
    },
  },

  PresentDream: {
    authorName: dreamerName,
    isOwn: (dream, _, { user }) => dream.user_id === user?.id,
  },

  Present: {
    status: (present, _, { clock }) => stateOf(present, clock()),
    Product: (present, _, context) => context.catalogue.product(present.product_id),
    Tariff: (present, _, context) =>
      context.catalogue.product(present.product_id).tariffs.find(({ id }) => id === present.tariff_id) ??
      null,
    recipientName: (present) => present.recipient_name,
    senderName: (present) => present.sender_name,
    message: (present) => present.message,
    link: async (present, _, context) => {
      const owner = (await dreamOf(present, context))?.user_id ?? present.buyer_id;
      return owner === context.user?.id ? presentLink(context, context.lang, present.id) : null;
    },
    Dream: async (present, _, context) => {
      const dream = await dreamOf(present, context);
      const { user } = context;
      return user && [dream?.user_id, present.buyer_id].includes(user.id) ? (dream ?? null) : null;
    },
    startsAt: async (present, _, context) => (await presentStart(context, present))?.toISOString() ?? null,
    addsNothing: (present, _, context) => addsNothing(context, present),
    isOwn: (present, _, { user }) => present.buyer_id === user?.id,
    isReceived: (present, _, { user }) => user !== undefined && present.redeemed_by === user.id,
    thanks: (present, _, { user }) => (isPartyTo(present, user) ? present.thanks : null),
    thankedAt: (present, _, { user }) =>
      (isPartyTo(present, user) && present.thanked_at?.toISOString()) || null,
    createdAt: (present) => present.created_at.toISOString(),
    expiresAt: (present) => present.expires_at.toISOString(),
    redeemedAt: (present) => present.redeemed_at?.toISOString() ?? null,
    itemId: async ({ id, redeemed_by: owner }, _, { db, user }) =>
      (owner !== null && owner === user?.id && (await openItemOf(db, { presentId: id }))) || null,
  },
};
