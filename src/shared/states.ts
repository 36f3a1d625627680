/**
 * The state tables of the product. A move that is not listed is refused, on the server by `assertTransition`.
 * Names are the contract's enums.
 */
export const orderTransitions = {
  OPEN: ['CONFIRMED', 'PAID', 'EXPIRED'],
  CONFIRMED: ['OPEN', 'PAID', 'EXPIRED'],
  PAID: ['REFUNDED'],
  EXPIRED: [],
  // A dispute that was won, or a refund that failed: what the payment was for is given back.
  REFUNDED: ['PAID'],
} as const;

export const transactionTransitions = {
  PENDING: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED'],
  PROCESSING: ['SUCCEEDED', 'FAILED', 'EXPIRED'],
  // A provider's genuine success is booked however late it comes.
  FAILED: ['SUCCEEDED'],
  EXPIRED: ['SUCCEEDED'],
  SUCCEEDED: ['PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'],
  // A refund that failed, or a dispute that was won, brings the money back.
  PARTIALLY_REFUNDED: ['SUCCEEDED', 'REFUNDED', 'CHARGED_BACK'],
  // The bank may take what was refunded into the wallet.
  REFUNDED: ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'CHARGED_BACK'],
  CHARGED_BACK: ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
} as const;

export const refundTransitions = {
  REQUESTED: ['SENT', 'SUCCEEDED', 'FAILED'],
  SENT: ['SUCCEEDED', 'FAILED'],
  // The bank may send back what the provider had paid out.
  SUCCEEDED: ['FAILED'],
  // It is made again as another refund.
  FAILED: [],
} as const;

export const purchaseTransitions = {
  PENDING: ['ACTIVE', 'CANCELED'],
  ACTIVE: ['SPENT', 'EXPIRED', 'REFUNDED'],
  // A plan has time again once the payment that had taken it over goes back.
  SPENT: ['ACTIVE'],
  EXPIRED: ['ACTIVE'],
  // As the order's.
  REFUNDED: ['ACTIVE'],
  CANCELED: [],
} as const;

export const subscriptionTransitions = {
  INCOMPLETE: ['TRIALING', 'ACTIVE', 'INCOMPLETE_EXPIRED'],
  TRIALING: ['ACTIVE', 'PAST_DUE', 'CANCELED'],
  ACTIVE: ['PAST_DUE', 'CANCELED'],
  PAST_DUE: ['ACTIVE', 'CANCELED'],
  CANCELED: [],
  INCOMPLETE_EXPIRED: [],
} as const;

export const presentTransitions = {
  PURCHASED: ['SENT', 'REDEEMED', 'EXPIRED'],
  SENT: ['REDEEMED', 'EXPIRED'],
  REDEEMED: [],
  // As the order's, where the dispute had ended it.
  EXPIRED: ['PURCHASED'],
} as const;

export const dreamTransitions = {
  OPEN: ['FULFILLED', 'ARCHIVED'],
  ARCHIVED: ['OPEN'],
  FULFILLED: [],
} as const;

export type OrderState = keyof typeof orderTransitions;
export type TransactionState = keyof typeof transactionTransitions;
export type RefundState = keyof typeof refundTransitions;
export type PurchaseState = keyof typeof purchaseTransitions;
export type SubscriptionState = keyof typeof subscriptionTransitions;
export type PresentState = keyof typeof presentTransitions;
export type DreamState = keyof typeof dreamTransitions;

/** A transaction whose outcome is still to come. */
export const isUndecided = (status: TransactionState): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** Whether a table allows a move. */
export const canTransition = <State extends string>(
  transitions: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => transitions[from].includes(to);
