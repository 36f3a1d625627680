import { iso, type ExportOf } from './exportFormats.ts';

const subscriptions = async ({ db, userId, amount }: ExportOf) =>
  (
    await db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .selectAll('subscriptions')
      .select('plans.title')
      .where('subscriptions.user_id', '=', userId)
      .orderBy('subscriptions.created_at')
      .execute()
  ).map((subscription) => ({
    id: subscription.id,
    plan: subscription.title.en,
    status: subscription.status,
    price: amount(subscription.price_minor, subscription.currency_id),
    renews: subscription.renew,
    stopReason: subscription.stop_reason,
    activeUntil: iso(subscription.active_end_date),
    lastPaidAt: iso(subscription.last_payment_date),
    createdAt: iso(subscription.created_at),
  }));

const subscriptionHistory = async ({ db, userId, amount }: ExportOf) =>
  (
    await db
      .selectFrom('subscription_events')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
      .innerJoin('plans', 'plans.id', 'subscription_events.plan_id')
      .selectAll('subscription_events')
      .select('plans.title')
      .where('subscriptions.user_id', '=', userId)
      .orderBy('subscription_events.created_at')
      .orderBy('subscription_events.position')
      .execute()
  ).map((event) => ({
    subscriptionId: event.subscription_id,
    event: event.kind,
    plan: event.title.en,
    amount: amount(event.amount_minor, event.currency_id),
    createdAt: iso(event.created_at),
  }));

const activations = async ({ db, userId }: ExportOf) =>
  (
    await db
      .selectFrom('subscription_purchases')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscription_purchases.subscription_id')
      .innerJoin('products', 'products.id', 'subscription_purchases.product_id')
      .selectAll('subscription_purchases')
      .select('products.title')
      .where('subscriptions.user_id', '=', userId)
      .orderBy('subscription_purchases.created_at')
      .execute()
  ).map((activation) => ({
    id: activation.id,
    subscriptionId: activation.subscription_id,
    product: activation.title.en,
    status: activation.status,
    availableTo: iso(activation.available_to),
    createdAt: iso(activation.created_at),
  }));

const presents = (db: ExportOf['db']) =>
  db
    .selectFrom('presents')
    .innerJoin('products', 'products.id', 'presents.product_id')
    .selectAll('presents')
    .select('products.title');

const presentsBought = async ({ db, userId }: ExportOf) =>
  (await presents(db).where('presents.buyer_id', '=', userId).orderBy('presents.created_at').execute()).map(
    (present) => ({
      id: present.id,
      orderId: present.order_id,
      product: present.title.en,
      status: present.status,
      recipientName: present.recipient_name,
      senderName: present.sender_name,
      message: present.message,
      dreamId: present.dream_id,
      createdAt: iso(present.created_at),
      expiresAt: iso(present.expires_at),
      redeemedAt: iso(present.redeemed_at),
      thanks: present.thanks,
    }),
  );

/** Includes the personal message, but nothing about the buyer's order. */
const presentsRedeemed = async ({ db, userId }: ExportOf) =>
  (
    await presents(db).where('presents.redeemed_by', '=', userId).orderBy('presents.redeemed_at').execute()
  ).map((present) => ({
    id: present.id,
    product: present.title.en,
    recipientName: present.recipient_name,
    senderName: present.sender_name,
    message: present.message,
    redeemedAt: iso(present.redeemed_at),
    thanks: present.thanks,
  }));

/** A person's subscriptions, and the gifts they gave and received. */
export const exportMembership = async (of: ExportOf) => ({
  subscriptions: await subscriptions(of),
  subscriptionHistory: await subscriptionHistory(of),
  activations: await activations(of),
  presentsBought: await presentsBought(of),
  presentsRedeemed: await presentsRedeemed(of),
});
