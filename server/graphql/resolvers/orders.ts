import { toDecimal, type Minor } from '../../../src/shared/money.ts';
import { productFiles } from '../../catalogue/productFiles.ts';
import { firstGood } from '../../commerce/library/firstGood.ts';
import { hasGoods } from '../../commerce/library/goods.ts';
import { isInAccount } from '../../commerce/orders/isInAccount.ts';
import { orderLoaders } from '../../commerce/orders/orderLoaders.ts';
import type { Order, Transaction } from '../../commerce/orders/locks.ts';
import { sellerOf } from '../../commerce/orders/seller.ts';
import { taxLines } from '../../commerce/orders/taxLines.ts';
import { documentIn, shownAgreements } from '../../commerce/agreements/shownAgreements.ts';
import { startNow } from '../../commerce/checkout/startNow.ts';
import { waitingDelivery } from '../../commerce/checkout/waitingDelivery.ts';
import { askRefund } from '../../commerce/withdrawals/askRefund.ts';
import { refundRight } from '../../commerce/withdrawals/refundRight.ts';
import { requestOf } from '../../commerce/withdrawals/requestRow.ts';
import { signedIn } from '../../kernel/caller.ts';
import { lastBuyerDetails, saveBuyerDetails } from '../../commerce/checkout/buyerDetails.ts';
import { receiptNumberNow } from '../../commerce/checkout/numberReceipts.ts';
import { openDifferences } from '../../commerce/checkout/openDifferences.ts';
import { providerOf } from '../../commerce/payments/providers.ts';
import { begunTrial } from '../../commerce/subscriptions/begunTrial.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';
import { found } from './checkout.ts';

const decimal = ({ catalogue }: CatalogueContext, currencyId: string, minor: Minor): string =>
  toDecimal(minor, catalogue.currency(currencyId).digits);

const feeCurrencyOf = ({
  fee_currency_id: fee,
  currency_id: own,
}: Pick<Transaction, 'fee_currency_id' | 'currency_id'>): string => fee ?? own;

/** A zero fee is only reported if a provider was involved, not for wallet payments or when nothing was due. */
const feeOf = ({
  fee_minor: fee,
  provider_reference: reference,
}: Pick<Transaction, 'fee_minor' | 'provider_reference'>): Minor | null =>
  fee === 0 && reference === null ? null : fee;

const orderById = async (context: CatalogueContext, id: string | null): Promise<Order | null> =>
  id === null ? null : found(await orderLoaders(context).order(id));

const creditNotesOf = async (context: CatalogueContext, transactionId: string) =>
  (await orderLoaders(context).creditNotes(transactionId)) ?? [];

/** The chosen tariff and gift, which may have since been removed from the product. */
function chosen({ catalogue }: CatalogueContext, order: Pick<Order, 'product_id' | 'tariff_id' | 'gift_id'>) {
  const product = catalogue.product(order.product_id);
  return {
    tariff: product.tariffs.find(({ id }) => id === order.tariff_id) ?? null,
    gift: product.gifts.find(({ id }) => id === order.gift_id) ?? null,
  };
}

/** Orders, their payment attempts, and purchases. */
export const orders: Resolvers = {
  Query: {
    async order(_parent, { id }, context) {
      const order = await orderLoaders(context).order(id);
      return order && order.user_id === context.user?.id ? order : null;
    },

    orderIsInAccount: (_parent, { id }, context) => isInAccount(context.db, context, id),

    async transaction(_parent, { id }, { db, user }) {
      if (!user) return null;
      return db
        .selectFrom('transactions')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', user.id)
        .executeTakeFirst();
    },
  },

  Mutation: {
    buyerDetailsSave: (_parent, { orderId, input }, context) =>
      saveBuyerDetails(context, signedIn(context), orderId, input),
    refundRequest: (_parent, { orderId }, context) => askRefund(context, signedIn(context), orderId),
    deliveryStart: (_parent, { orderId }, context) =>
      startNow(context, signedIn(context), orderId, context.lang),
  },

  Me: {
    openDifferences: ({ id }, _args, { db, clock }) => openDifferences(db, id, clock()),
  },

  OpenDifference: {
    Product: ({ productId }, _args, { catalogue }) => catalogue.product(productId),
    amount: ({ currencyId, minor }, _args, context) => decimal(context, currencyId, minor),
    Currency: ({ currencyId }, _args, { catalogue }) => catalogue.currency(currencyId),
    payBy: ({ payBy }) => payBy.toISOString(),
  },

  Order: {
    price: (order, _args, context) => decimal(context, order.currency_id, order.total_minor),
    default: (order, _args, context) => decimal(context, order.currency_id, order.default_minor),
    difference: (order, _args, context) =>
      decimal(context, order.currency_id, order.default_minor - order.total_minor),
    isMemberPrice: (order) => order.is_member_price,
    Currency: (order, _args, context) => context.catalogue.currency(order.currency_id),
    createdAt: (order) => order.created_at.toISOString(),
    expiresAt: (order) => order.expires_at.toISOString(),
    paidAt: (order) => order.paid_at?.toISOString() ?? null,
    receiptNumber: (order, _args, context) => receiptNumberNow(context, order),
    Seller: async (order, _args, { db, config }) => {
      if (order.paid_at === null) return null;
      const { lines, taxId } = await sellerOf(db, config);
      return { lines: [...lines], taxId };
    },
    Taxes: ({ currency_id: currencyId, total_minor: total, tax_rate_bp: rate }, _args, { catalogue }) =>
      taxLines(total, rate, catalogue.currency(currencyId).digits),
    BuyerDetails: ({ buyer_details: details }) => details,
    LastBuyerDetails: (order, _args, { db, user }) => lastBuyerDetails(db, user, order),
    Products: (order, _args, context) => [context.catalogue.product(order.product_id)],
    Tariff: (order, _args, context) => chosen(context, order).tariff,
    Gift: (order, _args, context) => chosen(context, order).gift,
    Transaction: (order, _args, context) => orderLoaders(context).newestTransaction(order.id),
    Purchase: (order, _args, context) => orderLoaders(context).purchase(order.id),
    Trial: (order, _args, { db, clock }) => begunTrial(db, clock(), order),
    RefundRight: async (order, _args, { db, clock }) => (await refundRight(db, clock(), order)) ?? null,
    RefundRequest: async ({ id }, _args, { db }) => (await requestOf(db, id)) ?? null,
    Waiting: async ({ id, status, purpose }, _args, { db }) =>
      (status === 'PAID' && purpose === 'PURCHASE' && (await waitingDelivery(db, id))) || null,
    Agreements: async ({ id }, _args, { db }) => [...((await shownAgreements(db, [id])).get(id) ?? [])],
  },

  WaitingDelivery: {
    startsAt: ({ startsAt }) => startsAt.toISOString(),
  },

  Agreement: {
    at: ({ at }) => at.toISOString(),
    startsNow: ({ starts_now: startsNow }) => startsNow,
    sentences: ({ sentences }) => [...sentences],
    Documents: ({ titled }, _args, { lang }) => titled.map((document) => documentIn(lang, document)),
  },

  RefundRight: {
    until: ({ until }) => until.toISOString(),
  },

  RefundRequest: {
    createdAt: ({ created_at: createdAt }) => createdAt.toISOString(),
  },

  Trial: {
    endsAt: ({ endsAt }) => endsAt?.toISOString() ?? null,
    Due: ({ due }) => due,
  },

  Transaction: {
    dateOfStatusChange: (transaction) => transaction.date_of_status_change.toISOString(),
    createdAt: (transaction) => transaction.created_at.toISOString(),
    amount: (transaction, _args, context) =>
      decimal(context, transaction.currency_id, transaction.amount_minor),
    Currency: (transaction, _args, context) => context.catalogue.currency(transaction.currency_id),
    actualAmount: ({ actual_amount_minor: amount, actual_currency_id: currencyId }, _args, context) =>
      amount === null || currencyId === null ? null : decimal(context, currencyId, amount),
    actualCurrency: ({ actual_currency_id: currencyId }, _args, context) =>
      currencyId === null ? null : context.catalogue.currency(currencyId),
    fee: (transaction, _args, context) => {
      const fee = feeOf(transaction);
      return fee === null ? null : decimal(context, feeCurrencyOf(transaction), fee);
    },
    FeeCurrency: (transaction, _args, context) => context.catalogue.currency(feeCurrencyOf(transaction)),
    refunded: (transaction, _args, context) =>
      decimal(context, transaction.currency_id, transaction.refunded_minor),
    CreditNotes: ({ id, refunded_minor: refunded }, _args, context) =>
      refunded > 0 ? creditNotesOf(context, id) : [],
    redirectUrl: (transaction) => (transaction.status === 'PENDING' ? transaction.redirect_url : null),
    PaymentMethod: (transaction) => providerOf(transaction.payment_method).id,
    Order: ({ order_id: orderId, order }, _args, context) =>
      order === undefined ? orderById(context, orderId) : order,
  },

  Purchase: {
    startsAt: ({ status, starts_at: startsAt }) =>
      status === 'PENDING' ? (startsAt?.toISOString() ?? null) : null,
    availableTo: (purchase) => purchase.available_to?.toISOString() ?? null,
    spentAt: (purchase) => purchase.spent_at?.toISOString() ?? null,
    createdAt: (purchase) => purchase.created_at.toISOString(),
    isArchived: (purchase) => purchase.archived_at !== null,
    Product: (purchase, _args, context) => context.catalogue.product(purchase.product_id),
    Tariff: (purchase, _args, context) => chosen(context, purchase).tariff,
    Gift: (purchase, _args, context) => chosen(context, purchase).gift,
    Order: ({ order_id: orderId }, _args, context) => orderById(context, orderId),
    async Researches({ status, available_to: end, product_id: productId }, _args, context) {
      const isOpen = status === 'ACTIVE' && (end === null || end > context.clock());
      return (isOpen && (await productFiles(context)(productId))) || [];
    },
    hasGoods: (purchase, _args, context) => hasGoods(context, purchase),
    FirstGood: async (purchase, _args, { db }) => (await firstGood(db, purchase)) ?? null,
  },
};
