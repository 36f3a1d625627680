import { eraseAccount } from '../accounts/eraseAccount.ts';
import { sendEmailChange } from '../accounts/emailChangeMails.ts';
import { sendLoginLink } from '../accounts/loginLink.ts';
import { sendPasswordReset } from '../accounts/passwordReset.ts';
import { recordWrongPassword } from '../accounts/signInHistory.ts';
import { expireOrder, expirePurchase } from '../checkout/expire.ts';
import { handleMail } from '../mail/handleMail.ts';
import { workOnStoredEvent } from '../payments/replay.ts';
import { deliverSandboxEvent, type Deliver } from '../payments/sandboxProvider.ts';
import { readDetails } from '../payments/stripe/details.ts';
import { cancelAtStripe, detachAtStripe, refundAtStripe } from '../payments/stripe/provider.ts';
import { expirePresent } from '../presents/expirePresent.ts';
import type { Services } from '../services.ts';
import { openAttempt } from '../checkout/openAttempt.ts';
import { expireActivation } from '../subscriptions/activate.ts';
import { workOnSubscription } from '../subscriptions/due.ts';
import { expireTopUp } from '../wallet/expireTopUp.ts';
import type { JobHandlers } from './worker.ts';

/** What does the work of each kind. */
export const jobHandlers = (services: Services, deliver: Deliver): JobHandlers => ({
  mail: (payload) => handleMail(services, payload),
  'loginLink.send': (payload) => sendLoginLink(services, payload),
  'signIn.wrongPassword': (payload) => recordWrongPassword(services, payload),
  'account.delete': ({ userId }) => eraseAccount(services, userId),
  'passwordReset.send': (payload) => sendPasswordReset(services, payload),
  'emailChange.send': (payload) => sendEmailChange(services, payload),
  'order.expire': ({ orderId }) => expireOrder(services, orderId),
  'purchase.expire': ({ purchaseId }) => expirePurchase(services, purchaseId),
  'sandbox.deliver': (payload) => deliverSandboxEvent(services, deliver, payload),
  'topUp.expire': ({ transactionId }) => expireTopUp(services, transactionId),
  'event.work': (payload) => workOnStoredEvent(services, payload),
  'stripe.cancel': ({ reference }) => cancelAtStripe(services, reference),
  'stripe.refund': ({ refundId }) => refundAtStripe(services, refundId),
  'stripe.detach': ({ savedMethodId }) => detachAtStripe(services, savedMethodId),
  'stripe.details': ({ transactionId }) => readDetails(services, transactionId),
  'subscription.due': ({ subscriptionId }) => workOnSubscription(services, subscriptionId),
  'subscription.charge': ({ transactionId }) => openAttempt(services, transactionId),
  'present.expire': ({ presentId }) => expirePresent(services, presentId),
  'activation.expire': ({ activationId }) => expireActivation(services, activationId),
});
