import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../jobs/queue.ts';

/** What an account's owner hears of by mail, so that nobody changes it unseen. */
export const securityChanges = [
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

export const contactTopics = ['GENERAL', 'PATRONS', 'SPONSORS', 'INVESTORS'] as const;

/** A charge for a plan. */
type UpcomingCharge = {
  planTitle: string;
  /** ISO 8601. */
  date: string;
  /** A decimal. */
  amount: string;
  currencyCode: string;
  /** What it is paid with; the wallet where it is null. */
  methodLabel: string | null;
  link: string;
};

/** Money of a payment. */
type PaymentMoney = {
  /** A decimal. */
  amount: string;
  currencyCode: string;
  /** Null for a top-up. */
  productTitle: string | null;
  receiptNumber: number | null;
  link: string;
};

/** The mails we send and what each says. Links are whole addresses on the public origin. */
export interface MailData {
  loginLink: { link: string; minutes: number };
  verifyEmail: { link: string; name: string | null };
  resetPassword: { link: string; minutes: number };
  emailChangeNew: { link: string; hours: number };
  /** `email` is the new address. */
  emailChangeOld: { link: string; hours: number; email: string };
  /** For the owner of an address that somebody else wanted; `link` leads to the login page. */
  emailTaken: { link: string };
  /** `link` leads to the page of the account's security, or after a change of address to the contact form. */
  securityChanged: { what: SecurityChange; link: string };
  /** `date` is when the account will be deleted, ISO 8601; `link` leads to where that is undone. */
  deletionPlanned: { date: string; name: string | null; link: string };
  receipt: {
    receiptNumber: number;
    paidAt: string;
    productTitle: string;
    tariffName: string;
    giftTitle: string | null;
    /** Decimals. */
    default: string;
    difference: string;
    total: string;
    currencyCode: string;
    link: string;
  };
  /** Money that goes back: into the wallet, or to where it was paid from. */
  refund: PaymentMoney & { toWallet: boolean };
  /** Money that the buyer's bank took back. */
  chargeback: PaymentMoney;
  /** The same money, after the bank gave it back to us. */
  disputeWon: PaymentMoney;
  /** A charge that is to come: at the end of a trial, or of a period. */
  trialEnding: UpcomingCharge;
  renewalReminder: UpcomingCharge;
  /** `date` is the end of access, unless it is paid. */
  paymentFailed: UpcomingCharge & { nextTry: string | null };
  subscriptionEnded: { planTitle: string; date: string; unpaid: boolean; link: string };
  /** A present's link; names and message are as somebody typed them. */
  presentArrived: {
    productTitle: string;
    recipientName: string | null;
    senderName: string | null;
    message: string | null;
    /** ISO 8601. */
    expiresAt: string;
    link: string;
  };
  /** A message of the contact form, for the inbox of the site. */
  contact: { topic: (typeof contactTopics)[number]; name: string; email: string; message: string };
  /** A dream that somebody finds wrong, for the inbox of the site. */
  dreamReport: { id: string; title: string; description: string | null; reason: string; link: string };
}

export type MailTemplate = keyof MailData;

/** Puts a mail into the queue; it leaves once the caller's database transaction is committed. */
export const enqueueMail = <Template extends MailTemplate>(
  db: Kysely<Database>,
  mail: { template: Template; to: string; lang: Lang; data: MailData[Template] },
  now: Date,
): Promise<void> => enqueue(db, 'mail', mail, now);
