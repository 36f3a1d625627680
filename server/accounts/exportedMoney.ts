import { toDecimal, type Minor } from '../../src/shared/money.ts';
import type { Stored } from './exportedRows.ts';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Writes amounts of a currency by its id as decimals. */
const decimals = ({ currencies }: Stored) => {
  const byId = new Map(currencies.map((currency) => [currency.id, currency]));
  return (minor: Minor | null, currencyId: string | null) => {
    const currency = byId.get(currencyId ?? '');
    return minor === null || !currency ? null : `${toDecimal(minor, currency.digits)} ${currency.code}`;
  };
};

/** What somebody ordered, paid, has and holds; amounts as `19.90 USD`. */
export function exportedMoney(stored: Stored) {
  const decimal = decimals(stored);
  return {
    orders: stored.orders.map((order) => ({
      id: order.id,
      status: order.status,
      product: order.title.en,
      listPrice: decimal(order.default_minor, order.currency_id),
      total: decimal(order.total_minor, order.currency_id),
      promoCode: order.promo_code,
      email: order.email,
      campaign: order.utm,
      receiptNumber: order.receipt_number,
      createdAt: iso(order.created_at),
      paidAt: iso(order.paid_at),
    })),
    transactions: stored.transactions.map((transaction) => ({
      id: transaction.id,
      orderId: transaction.order_id,
      status: transaction.status,
      paymentMethod: transaction.payment_method,
      amount: decimal(transaction.amount_minor, transaction.currency_id),
      charged: decimal(transaction.actual_amount_minor, transaction.actual_currency_id),
      providerReference: transaction.provider_reference,
      createdAt: iso(transaction.created_at),
      statusChangedAt: iso(transaction.date_of_status_change),
    })),
    purchases: stored.purchases.map((purchase) => ({
      id: purchase.id,
      orderId: purchase.order_id,
      product: purchase.title.en,
      status: purchase.status,
      availableTo: iso(purchase.available_to),
      spentAt: iso(purchase.spent_at),
      createdAt: iso(purchase.created_at),
    })),
    subscriptions: stored.subscriptions.map((subscription) => ({
      id: subscription.id,
      plan: subscription.title.en,
      status: subscription.status,
      price: decimal(subscription.price_minor, subscription.currency_id),
      renews: subscription.renew,
      stopReason: subscription.stop_reason,
      activeUntil: iso(subscription.active_end_date),
      lastPaidAt: iso(subscription.last_payment_date),
      createdAt: iso(subscription.created_at),
    })),
    activations: stored.activations.map((activation) => ({
      id: activation.id,
      subscriptionId: activation.subscription_id,
      product: activation.title.en,
      status: activation.status,
      availableTo: iso(activation.available_to),
      createdAt: iso(activation.created_at),
    })),
    wallet: stored.entries.map((entry) => ({
      kind: entry.kind,
      amount: decimal(entry.amount_minor, entry.currency_id),
      createdAt: iso(entry.created_at),
    })),
  };
}
