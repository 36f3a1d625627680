import type { Lang } from '../../../src/shared/languages.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { buyerTerms } from '../../commerce/checkout/buyerTerms.ts';
import { createPayment } from '../../commerce/checkout/createPayment.ts';
import { orderLoaders } from '../../commerce/orders/orderLoaders.ts';
import { asPromoGuess } from '../../commerce/checkout/promoGuesses.ts';
import { makeQuote } from '../../commerce/checkout/quotes.ts';
import { defaultTariff } from '../../commerce/library/defaultTariff.ts';
import { refuseSoldOut } from '../../commerce/library/licenceKeys.ts';
import { refuseOver } from '../../commerce/library/refuseOver.ts';
import { taxLines } from '../../commerce/orders/taxLines.ts';
import { sellerOf } from '../../commerce/orders/seller.ts';
import { refuseOutOfRange, resolveSelection, type Selection } from '../../commerce/orders/selection.ts';
import { messagesFor } from '../../kernel/messages.ts';
import { refundDays } from '../../commerce/withdrawals/refundDays.ts';
import { offeredProviders, providerOf, type PaymentMethodId } from '../../commerce/payments/providers.ts';
import { mayHoldMoney } from '../../identity/emailVerification.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';
import { immediateTerms } from './immediateTerms.ts';
import { orderTerms } from './orderTerms.ts';

const methodTexts = new Map<string, string>();

/** A localized text about a payment method; cached, since lists repeat it in every row. */
function methodText(lang: Lang, id: PaymentMethodId, part: 'displayName' | 'description'): string {
  const key = `${lang} ${id} ${part}`;
  const text = methodTexts.get(key) ?? messagesFor(lang, 'payments')(`${id}.${part}`);
  methodTexts.set(key, text);
  return text;
}

/** What was priced, for fields that are only computed if they are asked for. */
const priced = new WeakMap<object, Selection>();

/** Prices, payment methods and payment. */
export const checkout: Resolvers = {
  Query: {
    async orderCheck(_parent, { input }, context) {
      const { productId } = input;
      const tariffId = input.tariffId ?? (await defaultTariff(context, productId));
      const item = { productId, tariffId: tariffId ?? '' };
      const buyer = await buyerTerms(context.db, context.clock(), context.user, context.lang, item);
      const selection = await asPromoGuess(
        context,
        context,
        input.promoCode,
        async () =>
          resolveSelection(
            context.db,
            context.catalogue.offer(productId),
            context.clock(),
            context,
            { ...input, tariffId },
            buyer,
          ),
        ({ promoCodeAccepted }) => promoCodeAccepted === true,
      );
      refuseOutOfRange(selection);
      const terms = await orderTerms(context, selection, buyer?.owned);
      // Owners are told that they have the product, even if it is sold out and they did not choose a tariff.
      if (input.tariffId || !terms.owned) {
        refuseOver(context.catalogue, context.clock(), selection);
        await refuseSoldOut(context, selection);
      }
      const product = context.catalogue.product(productId);
      const quote = makeQuote(context, selection);
      const decimal = (minor: number): string => toDecimal(minor, selection.currency.digits);
      const check = {
        default: decimal(selection.default),
        difference: decimal(selection.default - selection.total),
        total: decimal(selection.total),
        isMemberPrice: selection.isMemberPrice,
        memberSaving: selection.memberSaving === 0 ? null : decimal(selection.memberSaving),
        Currency: selection.currency,
        AmountRange: selection.range && {
          least: decimal(selection.range.least),
          suggested: decimal(selection.range.suggested),
          most: decimal(selection.range.most),
        },
        Tax: taxLines(selection.total, buyer?.taxRate ?? 0, selection.currency.digits)[0] ?? null,
        quoteId: quote.id,
        expiresAt: quote.expiresAt.toISOString(),
        promoCodeAccepted: selection.promoCodeAccepted,
        refundDays:
          (await refundDays(context.db, context.clock(), selection, {
            plan: product.plan,
            hasEvents: [...product.tariffs, ...product.gifts].some(
              ({ id, soldUntil }) =>
                soldUntil !== null && (id === selection.tariffId || id === selection.giftId),
            ),
          })) ?? null,
        ...terms,
      };
      if (!terms.change) priced.set(check, selection);
      return check;
    },

    seller: async (_parent, _args, { db, config }) => (await sellerOf(db, config)).lines[0] ?? null,

    async availablePaymentMethods(_parent, { productId }, context) {
      if (!context.catalogue.productOnSale(productId)) return [];
      const providers = await offeredProviders(context, context.user);
      return providers.map(({ id }) => id);
    },
  },

  Mutation: {
    paymentCreate: (_parent, { input }, context) => createPayment(context, context, input),
  },

  PaymentMethod: {
    id: (id) => id,
    name: (id) => id,
    displayName: (id, _args, { lang }) => methodText(lang, id, 'displayName'),
    description: (id, _args, { lang }) => methodText(lang, id, 'description'),
    canBeKept: (id, _args, { user }) => providerOf(id).remote !== undefined && (!user || mayHoldMoney(user)),
  },

  OrderCheck: {
    Immediate: async (check, _args, context) => {
      const selection = priced.get(check);
      return selection ? immediateTerms(context, selection) : null;
    },
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

/** Asserts that a row guaranteed by a foreign key exists. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('a row that is referred to is missing');
  return row;
}
