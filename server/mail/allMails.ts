import type * as v from 'valibot';
import { accountExists } from './mails/accountExists.ts';
import { chargeback } from './mails/chargeback.ts';
import { contact } from './mails/contact.ts';
import { declarationDecided } from './mails/declarationDecided.ts';
import { declarationNotice } from './mails/declarationNotice.ts';
import { declarationReceived } from './mails/declarationReceived.ts';
import { deletionPlanned } from './mails/deletionPlanned.ts';
import { disputeLost } from './mails/disputeLost.ts';
import { disputeNotice } from './mails/disputeNotice.ts';
import { disputeWon } from './mails/disputeWon.ts';
import { slowPayment } from './mails/slowPayment.ts';
import { dreamReport } from './mails/dreamReport.ts';
import { purchasesAgain } from './mails/purchasesAgain.ts';
import { ratingReport } from './mails/ratingReport.ts';
import { emailChangeNew } from './mails/emailChangeNew.ts';
import { emailChangeOld } from './mails/emailChangeOld.ts';
import { emailTaken } from './mails/emailTaken.ts';
import { itemReady } from './mails/itemReady.ts';
import { loginLink } from './mails/loginLink.ts';
import { newDevice } from './mails/newDevice.ts';
import { orderLink } from './mails/orderLink.ts';
import { paymentFailed } from './mails/paymentFailed.ts';
import { paymentReminder } from './mails/paymentReminder.ts';
import { presentArrived } from './mails/presentArrived.ts';
import { presentPromised } from './mails/presentPromised.ts';
import { presentReady } from './mails/presentReady.ts';
import { presentRedeemed } from './mails/presentRedeemed.ts';
import { presentReturned } from './mails/presentReturned.ts';
import { presentThanked } from './mails/presentThanked.ts';
import { receipt } from './mails/receipt.ts';
import { refund } from './mails/refund.ts';
import { refundDeclined } from './mails/refundDeclined.ts';
import { difference } from './mails/difference.ts';
import { refundFailed } from './mails/refundFailed.ts';
import { refundRequestNotice } from './mails/refundRequestNotice.ts';
import { refundRequested } from './mails/refundRequested.ts';
import { registration } from './mails/registration.ts';
import { renewalReminder } from './mails/renewalReminder.ts';
import { resetPassword } from './mails/resetPassword.ts';
import { securityChanged } from './mails/securityChanged.ts';
import { subscriptionChanged } from './mails/subscriptionChanged.ts';
import { subscriptionEnded } from './mails/subscriptionEnded.ts';
import { trialEnding } from './mails/trialEnding.ts';
import { verifyEmail } from './mails/verifyEmail.ts';
import { wrongCodes } from './mails/wrongCodes.ts';

/** Every email that the server sends. */
export const allMails = [
  loginLink,
  verifyEmail,
  registration,
  accountExists,
  resetPassword,
  emailChangeNew,
  emailChangeOld,
  emailTaken,
  securityChanged,
  newDevice,
  wrongCodes,
  deletionPlanned,
  receipt,
  orderLink,
  paymentReminder,
  presentArrived,
  presentPromised,
  presentReady,
  presentRedeemed,
  presentReturned,
  presentThanked,
  purchasesAgain,
  itemReady,
  contact,
  dreamReport,
  ratingReport,
  refund,
  refundFailed,
  difference,
  refundRequested,
  refundRequestNotice,
  refundDeclined,
  declarationReceived,
  declarationNotice,
  declarationDecided,
  chargeback,
  disputeWon,
  disputeLost,
  disputeNotice,
  slowPayment,
  subscriptionChanged,
  trialEnding,
  renewalReminder,
  paymentFailed,
  subscriptionEnded,
] as const;

type AnyMail = (typeof allMails)[number];

/** The data of each email, by name. */
export type MailData = { [Mail in AnyMail as Mail['name']]: v.InferOutput<Mail['schema']> };
export type MailTemplate = keyof MailData;
