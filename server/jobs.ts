import { emailChangeJob } from './accounts/email/emailChangeMails.ts';
import { eraseAccountJob } from './accounts/erasure/eraseAccount.ts';
import { throttledLoginJob } from './accounts/login/throttledLogin.ts';
import { loginLinkJob } from './accounts/links/loginLink.ts';
import { orderLinkJob } from './accounts/guests/orderLinkRequest.ts';
import { purchasesJob } from './accounts/guests/resendPurchases.ts';
import { passwordResetJob } from './accounts/links/passwordResetMail.ts';
import { registrationJob } from './accounts/registration/registrationMails.ts';
import { wrongPasswordJob } from './accounts/devices/signInHistory.ts';
import { subscriptionDueJob } from './commerce/billing/due.ts';
import { earlyEventJob } from './commerce/callbacks/earlyEventJob.ts';
import { savedMethodJob } from './commerce/callbacks/savedMethodJob.ts';
import { detailsJobs } from './commerce/checkout/bookDetails.ts';
import { deliveryJob } from './commerce/checkout/startDelivery.ts';
import { expireOrderJob } from './commerce/checkout/expireOrder.ts';
import { chargeJob } from './commerce/checkout/openAttempt.ts';
import { numberReceiptJob } from './commerce/checkout/numberReceipts.ts';
import { claimJobs } from './commerce/checkout/settleClaim.ts';
import { releasePromoJob } from './commerce/checkout/promoUses.ts';
import { slowPaymentJob } from './commerce/checkout/slowPayment.ts';
import { refundJobs } from './commerce/checkout/sendRefund.ts';
import { expirePurchaseJob } from './commerce/orders/expirePurchase.ts';
import { remoteProviders } from './commerce/payments/providers.ts';
import { carryOutJob } from './commerce/declarations/carryOut.ts';
import { remindOfDeclarationsJob } from './commerce/declarations/tellOperator.ts';
import { remindJob } from './commerce/reminders/remind.ts';
import { expirePresentJob } from './commerce/presents/expirePresent.ts';
import { giftReturnedJob } from './commerce/presents/returnedGift.ts';
import { expireActivationJob } from './commerce/subscriptions/activate.ts';
import { remindOperatorJob } from './commerce/withdrawals/tellOperator.ts';
import { expireTopUpJob } from './commerce/wallet/expireTopUp.ts';
import type { Job } from './kernel/job.ts';
import { mailJob } from './mail/mailJob.ts';

/** Every kind of job that the queue can run. */
export const jobs: readonly Job[] = [
  mailJob,
  loginLinkJob,
  registrationJob,
  wrongPasswordJob,
  throttledLoginJob,
  eraseAccountJob,
  passwordResetJob,
  emailChangeJob,
  orderLinkJob,
  purchasesJob,
  expireOrderJob,
  deliveryJob,
  remindJob,
  releasePromoJob,
  numberReceiptJob,
  ...claimJobs,
  expirePurchaseJob,
  expireTopUpJob,
  remindOperatorJob,
  carryOutJob,
  remindOfDeclarationsJob,
  expirePresentJob,
  giftReturnedJob,
  expireActivationJob,
  subscriptionDueJob,
  chargeJob,
  slowPaymentJob,
  earlyEventJob,
  savedMethodJob,
  ...detailsJobs,
  ...refundJobs,
  ...remoteProviders.flatMap(({ remote }) => remote.jobs),
];
