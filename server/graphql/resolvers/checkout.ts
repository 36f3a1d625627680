import { toDecimal } from '../../../src/shared/money.ts';
import { catalogueOf } from '../../catalogue/catalogue.ts';
import { createPayment } from '../../checkout/createPayment.ts';
import { orderLoaders } from '../../checkout/orderLoaders.ts';
import { makeQuote } from '../../checkout/quotes.ts';
import { resolveSelection } from '../../checkout/selection.ts';
import { messagesFor } from '../../messages.ts';
import type { PaymentMethodId } from '../../payments/provider.ts';
import { offeredProviders, providerOf } from '../../payments/providers.ts';
import type { GraphQLContext } from '../context.ts';
import type { PaymentMethod, Resolvers } from '../generated/resolverTypes.ts';

/** A way to pay in the words of the caller's language. */
export function describeMethod(id: PaymentMethodId, { lang }: GraphQLContext): PaymentMethod {
  const t = messagesFor(lang, 'payments');
  return {
    id,
    name: id,
    displayName: t(`${id}.displayName`),
    description: t(`${id}.description`),
    canBeKept: providerOf(id).remote !== undefined,
  };
}

/** Prices, ways to pay and paying. */
export const checkout: Resolvers = {
  Query: {
    async orderCheck(_parent, { input }, context) {
      const selection = await resolveSelection(context.db, context.clock(), context, input);
      const quote = await makeQuote(context, selection);
      const decimal = (minor: number): string => toDecimal(minor, selection.currency.digits);
      return {
        default: decimal(selection.default),
        difference: decimal(selection.default - selection.total),
        total: decimal(selection.total),
        Currency: selection.currency,
        quoteId: quote.id,
        expiresAt: quote.expiresAt.toISOString(),
        promoCodeAccepted: selection.promoCodeAccepted,
      };
    },

    async availablePaymentMethods(_parent, { productId }, context) {
      if (!(await catalogueOf(context).productOnSale(productId))) return [];
      const providers = await offeredProviders(context, context.user);
      return providers.map(({ id }) => describeMethod(id, context));
    },
  },

  Mutation: {
    paymentCreate: (_parent, { input }, context) => createPayment(context, context, input),
  },

  Payment: {
    Order: async ({ orderId }, _args, context) => found(await orderLoaders(context).order(orderId)),
    Transaction: async ({ transactionId }, _args, context) =>
      found(await orderLoaders(context).transaction(transactionId)),
    redirectUrl: async ({ transactionId }, _args, context) => {
      const transaction = found(await orderLoaders(context).transaction(transactionId));
      return transaction.status === 'PENDING' ? transaction.redirect_url : null;
    },
  },
};

/** What a foreign key says is there. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('a row that is referred to is missing');
  return row;
}
