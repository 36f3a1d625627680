import { toDecimal } from '../../../src/shared/money.ts';
import { accountOf } from '../../accounts/profile/account.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { boundsOf, paginate } from '../../kernel/pagination.ts';
import { archivePurchase } from '../../commerce/orders/archivePurchase.ts';
import { listSearch, purchasesOf, transactionsOf, type ListSearch } from '../../commerce/orders/lists.ts';
import { orderLoaders } from '../../commerce/orders/orderLoaders.ts';
import { retryPayment } from '../../commerce/checkout/retryPayment.ts';
import { topUpProviders } from '../../commerce/payments/providers.ts';
import { dueCharge } from '../../commerce/subscriptions/dueCharge.ts';
import { walletEntriesOf, type WalletEntry } from '../../commerce/wallet/entries.ts';
import { walletMonths } from '../../commerce/wallet/months.ts';
import { creditNumber } from '../../commerce/orders/creditNoteRows.ts';
import { taxLines } from '../../commerce/orders/taxLines.ts';
import { receiptOf } from '../../commerce/wallet/receipt.ts';
import { balanceTopUp } from '../../commerce/wallet/topUp.ts';
import { amountLimits } from '../../catalogue/amountLimits.ts';
import { waitingFor } from '../../commerce/wallet/waiting.ts';
import { signedIn } from '../../kernel/caller.ts';
import type { Resolvers, WalletEntryKind } from '../generated/resolverTypes.ts';
import { found } from './checkout.ts';

/** The maximum length of a search text, in characters. */
const searchLength = 100;
const searched = (
  { catalogue }: CatalogueContext,
  text: string | null | undefined,
): ListSearch | undefined => {
  const words = text?.trim().slice(0, searchLength);
  return words ? listSearch(catalogue, words) : undefined;
};

/** The API's names for ledger entries that move a wallet; any other is the operator's. */
const entryKinds: Partial<Record<WalletEntry['kind'], WalletEntryKind>> = {
  TOP_UP: 'TOP_UP',
  SALE: 'PURCHASE',
  REFUND: 'REFUND',
  CHARGEBACK: 'CHARGEBACK',
  MERGE: 'TRANSFER',
  OPENING: 'OPENING',
  FORFEIT: 'FORFEIT',
};

/** A person's payments and purchases. */
export const wallet: Resolvers = {
  Query: {
    async transactions(_parent, { offset, limit, sort, filter }, context) {
      const bounds = boundsOf({ offset, limit });
      const search = searched(context, filter?.search);
      const { rows, total } = await transactionsOf(
        context.db,
        signedIn(context).id,
        bounds,
        sort ?? 'NEWEST',
        {
          ...(filter?.status && { status: filter.status }),
          ...(filter?.from && { from: new Date(filter.from) }),
          ...(filter?.to && { to: new Date(filter.to) }),
          ...(search !== undefined && { search }),
        },
      );
      return { Transactions: [...rows], Pagination: paginate(total, bounds.offset, bounds.limit) };
    },

    async purchases(_parent, { offset, limit, sort, filter }, context) {
      const bounds = boundsOf({ offset, limit });
      const search = searched(context, filter?.search);
      const { rows, total } = await purchasesOf(context.db, signedIn(context).id, bounds, sort ?? 'NEWEST', {
        ...(filter?.status && { status: filter.status }),
        ...(search !== undefined && { search }),
        ...(filter?.isArchived && { isArchived: true }),
      });
      return { Purchases: [...rows], Pagination: paginate(total, bounds.offset, bounds.limit) };
    },

    wallet: (_parent, _args, context) => signedIn(context),

    async walletEntries(_parent, page, context) {
      const { entries, hasMore } = await walletEntriesOf(context.db, signedIn(context).id, boundsOf(page));
      return { Entries: entries, hasMore };
    },

    waiting: (_parent, _args, context) => waitingFor(context.db, context.clock(), signedIn(context).id),
    receipt: (_parent, input, context) => receiptOf(context, signedIn(context), input),
  },

  Mutation: {
    balanceTopUp: (_parent, { input }, context) => balanceTopUp(context, context, input),
    paymentRetry: (_parent, input, context) => retryPayment(context, context, input),
    purchaseArchive: (_parent, { id, isArchived }, context) =>
      archivePurchase(context.db, context.clock(), { userId: signedIn(context).id, id, isArchived }),
  },

  Wallet: {
    Balances: (_user, _args, context) => accountOf(context).holdings(),
    Currency: (user, _args, { catalogue }) => catalogue.currency(user.currency_id),
    async Months(user, _args, context) {
      const { digits } = context.catalogue.currency(user.currency_id);
      const months = await walletMonths(context.db, context.clock(), user.id, user.currency_id);
      return months.map(({ month, income, spending }) => ({
        month,
        income: toDecimal(income, digits),
        spending: toDecimal(spending, digits),
      }));
    },
    Due: (user, _args, { db, clock }) => dueCharge(db, clock(), user.id),
    SavedMethods: (user, _args, { db }) =>
      db
        .selectFrom('saved_methods')
        .selectAll()
        .where('user_id', '=', user.id)
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    TopUpLimits: (_user, _args, { catalogue }) =>
      catalogue.currencies.flatMap((currency) => {
        const limits = amountLimits(currency);
        if (!limits) return [];
        return {
          Currency: currency,
          least: toDecimal(limits.least, currency.digits),
          most: toDecimal(limits.most, currency.digits),
        };
      }),
    async PaymentMethods(user, _args, context) {
      // A guest has no wallet to top up.
      if (user.is_autogenerated) return [];
      return (await topUpProviders(context, user)).map(({ id }) => id);
    },
  },

  WalletEntry: {
    id: ({ id }) => String(id),
    kind: ({ kind }) => entryKinds[kind] ?? 'CREDIT',
    amount: ({ amount, currencyId }, _args, { catalogue }) =>
      toDecimal(amount, catalogue.currency(currencyId).digits),
    balance: ({ balance, currencyId }, _args, { catalogue }) =>
      toDecimal(balance, catalogue.currency(currencyId).digits),
    Currency: ({ currencyId }, _args, { catalogue }) => catalogue.currency(currencyId),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    async Transaction({ transactionId }, _args, context) {
      if (transactionId === null) return null;
      const transaction = await orderLoaders(context).transaction(transactionId);
      return transaction?.user_id === context.user?.id ? (transaction ?? null) : null;
    },
  },

  DueCharge: {
    date: ({ date }) => date.toISOString(),
    amount: ({ amount, currencyId }, _args, { catalogue }) =>
      toDecimal(amount, catalogue.currency(currencyId).digits),
    Currency: ({ currencyId }, _args, { catalogue }) => catalogue.currency(currencyId),
    Plan: ({ plan }) => plan,
  },

  Receipt: {
    issuedAt: ({ issuedAt }) => issuedAt.toISOString(),
    seller: ({ seller }) => [...seller.lines],
    taxId: ({ seller }) => seller.taxId,
    BuyerDetails: ({ buyerDetails }) => buyerDetails,
    Lines: ({ lines, currency }) =>
      lines.map(({ title, detail, amount, tax }) => ({
        title,
        detail,
        amount: toDecimal(amount, currency.digits),
        net: toDecimal(amount - tax, currency.digits),
        tax: toDecimal(tax, currency.digits),
      })),
    Currency: ({ currency }) => currency,
    total: ({ total, currency }) => toDecimal(total, currency.digits),
    Taxes: ({ taxes }) => [...taxes],
    refunded: ({ refunded, currency }) => toDecimal(refunded, currency.digits),
    CreditNotes: ({ creditNotes }) => [...creditNotes],
  },

  CreditNote: {
    number: ({ number }) => creditNumber(number),
    issuedAt: ({ issuedAt }) => issuedAt.toISOString(),
    total: ({ amount, currencyId }, _args, { catalogue }) =>
      toDecimal(-amount, catalogue.currency(currencyId).digits),
    Currency: ({ currencyId }, _args, { catalogue }) => catalogue.currency(currencyId),
    Taxes: ({ amount, taxRateBp, tax, currencyId }, _args, { catalogue }) =>
      taxLines(amount, taxRateBp, catalogue.currency(currencyId).digits, -1, tax),
    canceledAt: ({ canceledAt }) => canceledAt?.toISOString() ?? null,
  },

  TopUp: {
    Transaction: async ({ transactionId }, _args, context) =>
      found(await orderLoaders(context).transaction(transactionId)),
    redirectUrl: async ({ transactionId }, _args, context) => {
      const transaction = found(await orderLoaders(context).transaction(transactionId));
      return transaction.status === 'PENDING' ? transaction.redirect_url : null;
    },
  },
};
