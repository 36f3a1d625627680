/**
 * What the site promises in numbers, for the code that keeps the promises and for the texts that make them: every text
 * may use these names as placeholders. The texts are worded for these numbers, so read them again after a change.
 */
export const promises = {
  /** Business days until someone replies to a message. */
  replyDays: 3,
  /** Days after a payment in which a buyer may request a refund. */
  withdrawalDays: 14,
  /** Business days until a refund is on the buyer's account. */
  refundDays: 10,
  /** Days until a refund request is decided. */
  reviewDays: 14,
  /** Minutes for which the payment page holds a price. */
  quoteMinutes: 15,
  /** Days that a session lasts: with an account, and for guests from their last visit. */
  sessionDays: 30,
  guestSessionDays: 90,
  /** Days for which login attempts are stored and shown. */
  historyDays: 90,
  /** Days between the notice of a trial's end and the end. */
  trialNoticeDays: 3,
} as const;
