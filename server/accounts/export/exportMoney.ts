import { keysOfPerson } from '../../commerce/library/personalKeys.ts';
import { iso, type ExportOf } from './exportFormats.ts';

/** What they saw and agreed to, by order. */
const agreements = async ({ db, userId }: ExportOf) =>
  Map.groupBy(
    await db
      .selectFrom('order_agreements')
      .innerJoin('orders', 'orders.id', 'order_agreements.order_id')
      .selectAll('order_agreements')
      .where('orders.user_id', '=', userId)
      .orderBy('order_agreements.id')
      .execute(),
    ({ order_id: id }) => id,
  );

const orders = async (of: ExportOf) => {
  const { db, userId, amount } = of;
  const agreed = await agreements(of);
  const rows = await db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.product_id')
    .selectAll('orders')
    .select('products.title')
    .where('orders.user_id', '=', userId)
    .orderBy('orders.created_at')
    .execute();
  return rows.map((order) => ({
    id: order.id,
    number: order.number,
    status: order.status,
    product: order.title.en,
    listPrice: amount(order.default_minor, order.currency_id),
    total: amount(order.total_minor, order.currency_id),
    promoCode: order.promo_code,
    isMemberPrice: order.is_member_price,
    email: order.email,
    campaign: order.utm,
    receiptNumber: order.receipt_number,
    buyerDetails: order.buyer_details,
    createdAt: iso(order.created_at),
    paidAt: iso(order.paid_at),
    remindedAt: iso(order.reminded_at),
    agreements: (agreed.get(order.id) ?? []).map((each) => ({
      at: iso(each.at),
      language: each.language,
      country: each.country,
      startsNow: each.starts_now,
      documents: each.documents,
      sentences: each.sentences.map(({ text, agreed: isAgreed }) => ({ text, agreed: isAgreed })),
    })),
  }));
};

const transactions = async ({ db, userId, amount }: ExportOf) =>
  (
    await db
      .selectFrom('transactions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map((transaction) => ({
    id: transaction.id,
    orderId: transaction.order_id,
    status: transaction.status,
    paymentMethod: transaction.payment_method,
    amount: amount(transaction.amount_minor, transaction.currency_id),
    charged: amount(transaction.actual_amount_minor, transaction.actual_currency_id),
    providerReference: transaction.provider_reference,
    createdAt: iso(transaction.created_at),
    statusChangedAt: iso(transaction.date_of_status_change),
  }));

const purchases = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('purchases')
      .innerJoin('products', 'products.id', 'purchases.product_id')
      .selectAll('purchases')
      .select('products.title')
      .where('purchases.user_id', '=', userId)
      .orderBy('purchases.created_at')
      .execute()
  ).map((purchase) => ({
    id: purchase.id,
    orderId: purchase.order_id,
    product: purchase.title.en,
    status: purchase.status,
    availableTo: iso(purchase.available_to),
    startsAt: iso(purchase.starts_at),
    spentAt: iso(purchase.spent_at),
    createdAt: iso(purchase.created_at),
    archivedAt: iso(purchase.archived_at),
  }));

const licences = async ({ db, userId }: ExportOf) =>
  (await keysOfPerson(db, userId)).map((licence) => ({
    orderId: licence.order_id,
    name: licence.pool,
    key: licence.key,
    givenAt: iso(licence.given_at),
  }));

const wallet = async ({ db, userId, amount }: ExportOf) =>
  (
    await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
      .select([
        'ledger_transactions.kind',
        'ledger_transactions.created_at',
        'ledger_entries.amount_minor',
        'ledger_accounts.currency_id',
      ])
      .where('ledger_accounts.user_id', '=', userId)
      .orderBy('ledger_entries.id')
      .execute()
  ).map((entry) => ({
    kind: entry.kind,
    amount: amount(entry.amount_minor, entry.currency_id),
    createdAt: iso(entry.created_at),
  }));

/** Those about the person's orders, and those with their address about no order. */
const declarations = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('declarations')
      .leftJoin('orders', 'orders.id', 'declarations.order_id')
      .selectAll('declarations')
      .where((eb) =>
        eb.or([
          eb('orders.user_id', '=', userId),
          eb('declarations.order_id', 'is', null).and(
            'declarations.email',
            'in',
            eb
              .selectFrom('users')
              .select('users.login')
              .where('users.id', '=', userId)
              .where('users.login', 'is not', null)
              .where('users.email_verified_at', 'is not', null)
              .$castTo<{ login: string }>(),
          ),
        ]),
      )
      .orderBy('declarations.received_at')
      .execute()
  ).map((declaration) => ({
    id: declaration.id,
    kind: declaration.kind,
    name: declaration.name,
    email: declaration.email,
    number: declaration.number,
    cause: declaration.for_cause ? 'FOR_CAUSE' : 'ORDINARY',
    reason: declaration.reason,
    endsOn: declaration.ends_on,
    receivedAt: iso(declaration.received_at),
    state: declaration.state,
    orderId: declaration.order_id,
    decidedAt: iso(declaration.decided_at),
    note: declaration.note,
  }));

/** Cards as people know them: brand and last digits. The provider's identifiers are left out. */
const savedMethods = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('saved_methods')
      .select(['label', 'provider', 'created_at', 'removed_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map((method) => ({
    method: method.label,
    provider: method.provider,
    savedAt: iso(method.created_at),
    removedAt: iso(method.removed_at),
  }));

/** A person's orders, payments, purchases and wallet balances. */
export const exportMoney = async (of: ExportOf) => ({
  orders: await orders(of),
  transactions: await transactions(of),
  purchases: await purchases(of),
  licences: await licences(of),
  declarations: await declarations(of),
  wallet: await wallet(of),
  savedMethods: await savedMethods(of),
});
