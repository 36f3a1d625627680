/**
 * The state tables of the product. A move that is not listed is refused, on the server by `assertMove`.
 * Names are the contract's enums.
 */
export const orderMoves = {
  OPEN: ['CONFIRMED', 'PAID', 'EXPIRED'],
  CONFIRMED: ['OPEN', 'PAID', 'EXPIRED'],
  PAID: ['REFUNDED'],
  EXPIRED: [],
  // A dispute that was won: what the payment was for is given back.
  REFUNDED: ['PAID'],
} as const;

export const transactionMoves = {
  PENDING: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED'],
  PROCESSING: ['SUCCEEDED', 'FAILED', 'EXPIRED'],
  // A provider's genuine success is booked however late it comes.
  FAILED: ['SUCCEEDED'],
  EXPIRED: ['SUCCEEDED'],
  SUCCEEDED: ['PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'],
  PARTIALLY_REFUNDED: ['REFUNDED', 'CHARGED_BACK'],
  REFUNDED: [],
  // A dispute that was won brings the money back.
  CHARGED_BACK: ['SUCCEEDED', 'PARTIALLY_REFUNDED'],
} as const;

export const purchaseMoves = {
  PENDING: ['ACTIVE', 'CANCELED'],
  ACTIVE: ['SPENT', 'EXPIRED', 'REFUNDED'],
  SPENT: [],
  EXPIRED: [],
  // As the order's.
  REFUNDED: ['ACTIVE'],
  CANCELED: [],
} as const;

export const subscriptionMoves = {
  INCOMPLETE: ['TRIALING', 'ACTIVE', 'INCOMPLETE_EXPIRED'],
  TRIALING: ['ACTIVE', 'PAST_DUE', 'CANCELED'],
  ACTIVE: ['PAST_DUE', 'CANCELED'],
  PAST_DUE: ['ACTIVE', 'CANCELED'],
  CANCELED: [],
  INCOMPLETE_EXPIRED: [],
} as const;

export const presentMoves = {
  PURCHASED: ['SENT', 'REDEEMED', 'EXPIRED'],
  SENT: ['REDEEMED', 'EXPIRED'],
  REDEEMED: [],
  // As the order's, where the dispute had ended it.
  EXPIRED: ['PURCHASED'],
} as const;

export const dreamMoves = {
  OPEN: ['FULFILLED', 'ARCHIVED'],
  ARCHIVED: ['OPEN'],
  FULFILLED: [],
} as const;

export type OrderState = keyof typeof orderMoves;
export type TransactionState = keyof typeof transactionMoves;
export type PurchaseState = keyof typeof purchaseMoves;
export type SubscriptionState = keyof typeof subscriptionMoves;
export type PresentState = keyof typeof presentMoves;
export type DreamState = keyof typeof dreamMoves;

/** A transaction whose outcome is still to come. */
export const isUndecided = (status: TransactionState): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** Whether a table allows a move. */
export const canMove = <State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => moves[from].includes(to);
