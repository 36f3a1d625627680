import { toDecimal } from '../../../src/shared/money.ts';
import { endEarly } from '../../commerce/checkout/cancelPlan.ts';
import { earlyEndOf, hasNotice } from '../../commerce/checkout/earlyEnd.ts';
import { nextAnnouncement } from '../../commerce/subscriptions/schedule.ts';
import { withdrawableUntil } from '../../commerce/withdrawals/againDays.ts';
import { providerOf } from '../../commerce/payments/providers.ts';
import { addMethod } from '../../commerce/billing/addMethod.ts';
import { activate } from '../../commerce/subscriptions/activate.ts';
import { cancelSubscription } from '../../commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../commerce/subscriptions/cancel.ts';
import { cancelChange, changeSubscription, previewChange } from '../../commerce/billing/change.ts';
import { isCovered } from '../../commerce/subscriptions/covered.ts';
import { nextCharge, overdue } from '../../commerce/subscriptions/dueCharge.ts';
import { historyOf } from '../../commerce/subscriptions/history.ts';
import { removeMethod, setMethod } from '../../commerce/subscriptions/methods.ts';
import { upcomingTime } from '../../commerce/subscriptions/upcomingTime.ts';
import { payOverdue } from '../../commerce/billing/pay.ts';
import { signedIn } from '../../kernel/caller.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';
import { formatPlanChange } from './formatPlanChange.ts';

/** Subscriptions: changing, paying for, using and ending them. */
export const subscriptions: Resolvers = {
  Query: {
    subscriptionChangePreview: async (_parent, { planId }, context) =>
      formatPlanChange(context, await previewChange(context, signedIn(context), planId)),
    subscriptionHistory: (_parent, _args, context) => historyOf(context.db, signedIn(context).id),
  },

  Mutation: {
    subscriptionCancel: (_parent, input, context) =>
      cancelSubscription(context, signedIn(context), { ...input, isEarly: false }),
    subscriptionEndEarly: (_parent, input, context) => endEarly(context, signedIn(context), input),
    subscriptionResume: (_parent, _args, context) => resumeSubscription(context, signedIn(context)),
    async subscriptionChange(_parent, { input }, context) {
      const { subscription, payment } = await changeSubscription(context, signedIn(context), input);
      return { Subscription: subscription, Payment: payment };
    },
    subscriptionChangeCancel: (_parent, _args, context) => cancelChange(context, signedIn(context)),
    subscriptionPay: (_parent, input, context) => payOverdue(context, signedIn(context), input),
    subscriptionMethodSet: (_parent, { savedMethodId }, context) =>
      setMethod(context, signedIn(context), savedMethodId ?? null),
    savedMethodAdd: (_parent, input, context) => addMethod(context, signedIn(context), input),
    savedMethodRemove: (_parent, { id }, context) => removeMethod(context, signedIn(context), id),
    subscriptionActivate: (_parent, { productId }, context) =>
      activate(context, signedIn(context), productId),
  },

  Subscription: {
    NextPlan: ({ next_plan_id: planId }, _args, { catalogue }) =>
      planId === null ? null : catalogue.plan(planId),
    async Upcoming({ user_id: userId }, _args, { db, clock, catalogue }) {
      const times = await upcomingTime(db, userId, clock());
      return times.map(({ planId, startsAt, endsAt }) => ({
        Plan: catalogue.plan(planId),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      }));
    },
    NextCharge: (subscription, _args, { db, clock }) => nextCharge(db, clock(), subscription),
    async isCovered(subscription, _args, { db, clock }) {
      const coming = await nextCharge(db, clock(), subscription);
      return coming === undefined || isCovered(db, subscription, coming);
    },
    announcedAt: async (subscription, _args, { db }) =>
      (await nextAnnouncement(db, subscription))?.toISOString() ?? null,
    hasNotice: (subscription, _args, { db }) => hasNotice(db, subscription),
    withdrawableUntil: async ({ id }, _args, { db, clock }) =>
      (await withdrawableUntil(db, clock(), id))?.toISOString() ?? null,
    EarlyEnd: async (subscription, _args, { db, clock }) =>
      (await earlyEndOf(db, clock(), subscription)) ?? null,
    async overdue(subscription, _args, { db, clock, catalogue }) {
      const owed = await overdue(db, clock(), subscription);
      return owed ? toDecimal(owed.amount, catalogue.currency(owed.currencyId).digits) : null;
    },
    SavedMethod: ({ saved_method_id: id }, _args, { db }) =>
      id === null
        ? null
        : db
            .selectFrom('saved_methods')
            .selectAll()
            .where('id', '=', id)
            .where('removed_at', 'is', null)
            .executeTakeFirst(),
  },

  EarlyEnd: {
    date: ({ date }) => date.toISOString(),
    amount: ({ amount, currencyId }, _args, { catalogue }) =>
      toDecimal(amount, catalogue.currency(currencyId).digits),
    Currency: ({ currencyId }, _args, { catalogue }) => catalogue.currency(currencyId),
  },

  SavedMethod: {
    PaymentMethod: ({ provider }) => providerOf(provider).id,
    createdAt: (method) => method.created_at.toISOString(),
  },

  SubscriptionEvent: {
    createdAt: (event) => event.created_at.toISOString(),
    amount: ({ amount_minor: amount, currency_id: currencyId }, _args, { catalogue }) =>
      amount === null || currencyId === null
        ? null
        : toDecimal(amount, catalogue.currency(currencyId).digits),
    Currency: ({ currency_id: currencyId }, _args, { catalogue }) =>
      currencyId === null ? null : catalogue.currency(currencyId),
    Plan: ({ plan_id: planId }, _args, { catalogue }) => catalogue.plan(planId),
  },
};
