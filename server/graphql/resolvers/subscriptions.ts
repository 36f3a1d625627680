import { toDecimal } from '../../../src/shared/money.ts';
import { accountOf } from '../../accounts/account.ts';
import { orderLoaders } from '../../checkout/orderLoaders.ts';
import { providerOf } from '../../payments/providers.ts';
import { activate } from '../../subscriptions/activate.ts';
import { cancelSubscription, resumeSubscription } from '../../subscriptions/cancel.ts';
import { cancelChange, changeSubscription, previewChange } from '../../subscriptions/change.ts';
import { chargeTime } from '../../subscriptions/chargeTime.ts';
import { historyOf } from '../../subscriptions/history.ts';
import { removeMethod, setMethod } from '../../subscriptions/methods.ts';
import { payOverdue } from '../../subscriptions/pay.ts';
import { signedIn } from '../caller.ts';
import type { GraphQLContext } from '../context.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';
import { describeMethod, found } from './checkout.ts';

const currencyOf = async (context: GraphQLContext, id: string) =>
  found(await orderLoaders(context).currency(id));

/** Subscriptions: how they are changed, paid, used and ended by their owners. */
export const subscriptions: Resolvers = {
  Query: {
    async subscriptionChangePreview(_parent, { planId }, context) {
      const { kind, plan, price, credit, total, currencyId, startsAt, endsAt } = await previewChange(
        context,
        signedIn(context),
        planId,
      );
      const currency = await currencyOf(context, currencyId);
      return {
        kind,
        Plan: plan,
        total: toDecimal(total, currency.digits),
        credit: toDecimal(credit, currency.digits),
        renewalPrice: toDecimal(price, currency.digits),
        Currency: currency,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      };
    },
    subscriptionHistory: (_parent, _args, context) => historyOf(context.db, signedIn(context).id),
  },

  Mutation: {
    subscriptionCancel: (_parent, input, context) => cancelSubscription(context, signedIn(context), input),
    subscriptionResume: (_parent, _args, context) => resumeSubscription(context, signedIn(context)),
    async subscriptionChange(_parent, { input }, context) {
      const { subscription, payment } = await changeSubscription(context, signedIn(context), input);
      return { Subscription: subscription, Payment: payment };
    },
    subscriptionChangeCancel: (_parent, _args, context) => cancelChange(context, signedIn(context)),
    subscriptionPay: (_parent, input, context) => payOverdue(context, signedIn(context), input),
    subscriptionMethodSet: (_parent, { savedMethodId }, context) =>
      setMethod(context, signedIn(context), savedMethodId ?? null),
    savedMethodRemove: (_parent, { id }, context) => removeMethod(context, signedIn(context), id),
    subscriptionActivate: (_parent, { productId }, context) =>
      activate(context, signedIn(context), productId),
  },

  Subscription: {
    NextPlan: ({ next_plan_id: planId }, _args, context) =>
      planId === null ? null : accountOf(context).plan(planId),
    nextChargeAt: (subscription) => chargeTime(subscription)?.toISOString() ?? null,
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

  SavedMethod: {
    PaymentMethod: ({ provider }, _args, context) => describeMethod(providerOf(provider).id, context),
    createdAt: (method) => method.created_at.toISOString(),
  },

  SubscriptionEvent: {
    createdAt: (event) => event.created_at.toISOString(),
    amount: async ({ amount_minor: amount, currency_id: currencyId }, _args, context) =>
      amount === null || currencyId === null
        ? null
        : toDecimal(amount, (await currencyOf(context, currencyId)).digits),
    Currency: ({ currency_id: currencyId }, _args, context) =>
      currencyId === null ? null : currencyOf(context, currencyId),
    Plan: ({ plan_id: planId }, _args, context) => accountOf(context).plan(planId),
  },
};
