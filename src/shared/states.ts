/**
 * The state machines of the product. `assertTransition` on the server rejects a transition that isn't listed here.
 * State names are the enums of the GraphQL contract.
 */
export const orderTransitions = {
  OPEN: ['CONFIRMED', 'PAID', 'EXPIRED'],
  CONFIRMED: ['OPEN', 'PAID', 'EXPIRED'],
  PAID: ['REFUNDED'],
  EXPIRED: [],
  // A won dispute or a failed refund restores what the payment was for.
  REFUNDED: ['PAID'],
} as const;

export const transactionTransitions = {
  PENDING: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED'],
  PROCESSING: ['SUCCEEDED', 'FAILED', 'EXPIRED'],
  // A genuine success from the provider is booked no matter how late it arrives.
  FAILED: ['SUCCEEDED'],
  EXPIRED: ['SUCCEEDED'],
  SUCCEEDED: ['PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'],
  // A failed refund or a won dispute brings the money back.
  PARTIALLY_REFUNDED: ['SUCCEEDED', 'REFUNDED', 'CHARGED_BACK'],
  // The bank may take back what was refunded to the wallet.
  REFUNDED: ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'CHARGED_BACK'],
  CHARGED_BACK: ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'],
} as const;

export const refundTransitions = {
  REQUESTED: ['SENT', 'SUCCEEDED', 'FAILED'],
  SENT: ['SUCCEEDED', 'FAILED'],
  // The bank may return what the provider paid out.
  SUCCEEDED: ['FAILED'],
  // Retried as a new refund.
  FAILED: [],
} as const;

export const purchaseTransitions = {
  PENDING: ['ACTIVE', 'CANCELED'],
  ACTIVE: ['SPENT', 'EXPIRED', 'REFUNDED'],
  // A plan gets its time back when the payment that replaced it is reversed.
  SPENT: ['ACTIVE'],
  EXPIRED: ['ACTIVE'],
  // As for the order.
  REFUNDED: ['ACTIVE'],
  // What waits does so again when its refund fails.
  CANCELED: ['PENDING'],
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
  // As for the order, if the dispute ended it.
  EXPIRED: ['PURCHASED'],
} as const;

export const declarationTransitions = {
  // MATCHED: the contract is known, and the operator decides. DONE at once if nothing has to be decided.
  RECEIVED: ['MATCHED', 'DONE', 'REFUSED'],
  MATCHED: ['MATCHED', 'DONE', 'REFUSED'],
  DONE: [],
  REFUSED: [],
} as const;

/** What a dream's owner may do with it. A gift moves it too (`server/commerce/presents/presentDream.ts`). */
export const dreamTransitions = {
  OPEN: ['FULFILLED', 'ARCHIVED'],
  PROMISED: [],
  ARCHIVED: ['OPEN'],
  FULFILLED: [],
} as const;

export type OrderState = keyof typeof orderTransitions;
export type TransactionState = keyof typeof transactionTransitions;
export type RefundState = keyof typeof refundTransitions;
export type PurchaseState = keyof typeof purchaseTransitions;
export type SubscriptionState = keyof typeof subscriptionTransitions;
export type PresentState = keyof typeof presentTransitions;
export type DeclarationState = keyof typeof declarationTransitions;
export type DreamState = keyof typeof dreamTransitions;
/** The states that a dream's owner moves it to. */
export type OwnDreamState = (typeof dreamTransitions)[DreamState][number];

/** Whether a transaction has no outcome yet. */
export const isUndecided = (status: TransactionState): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** Whether a state machine allows a transition. */
export const canTransition = <State extends string>(
  transitions: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => transitions[from].includes(to);
