import * as v from 'valibot';
import { isLang, type Lang } from '../../src/shared/languages.ts';
import type { JobPayloads } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { contactTopics, securityChanges } from './enqueueMail.ts';
import { renderMail } from './render.ts';
import { sendMail } from './transport.ts';

const link = v.pipe(v.string(), v.url());

const loginLink = v.object({
  template: v.literal('loginLink'),
  data: v.object({ link, minutes: v.number() }),
});

const verifyEmail = v.object({
  template: v.literal('verifyEmail'),
  data: v.object({ link, name: v.nullable(v.string()) }),
});

const securityChanged = v.object({
  template: v.literal('securityChanged'),
  data: v.object({ what: v.picklist(securityChanges), link }),
});

const deletionPlanned = v.object({
  template: v.literal('deletionPlanned'),
  data: v.object({ date: v.pipe(v.string(), v.isoTimestamp()), name: v.nullable(v.string()), link }),
});

const resetPassword = v.object({
  template: v.literal('resetPassword'),
  data: v.object({ link, minutes: v.number() }),
});

const emailChangeNew = v.object({
  template: v.literal('emailChangeNew'),
  data: v.object({ link, hours: v.number() }),
});

const emailChangeOld = v.object({
  template: v.literal('emailChangeOld'),
  data: v.object({ link, hours: v.number(), email: v.string() }),
});

const emailTaken = v.object({ template: v.literal('emailTaken'), data: v.object({ link }) });

const receipt = v.object({
  template: v.literal('receipt'),
  data: v.object({
    receiptNumber: v.number(),
    paidAt: v.pipe(v.string(), v.isoTimestamp()),
    productTitle: v.string(),
    tariffName: v.string(),
    giftTitle: v.nullable(v.string()),
    default: v.string(),
    difference: v.string(),
    total: v.string(),
    currencyCode: v.string(),
    link,
  }),
});

const moneyData = {
  amount: v.string(),
  currencyCode: v.string(),
  productTitle: v.nullable(v.string()),
  receiptNumber: v.nullable(v.number()),
  link,
};
const refund = v.object({
  template: v.literal('refund'),
  data: v.object({ ...moneyData, toWallet: v.boolean() }),
});
const chargeback = v.object({ template: v.literal('chargeback'), data: v.object(moneyData) });
const disputeWon = v.object({ template: v.literal('disputeWon'), data: v.object(moneyData) });

const time = v.pipe(v.string(), v.isoTimestamp());
const chargeData = {
  planTitle: v.string(),
  date: time,
  amount: v.string(),
  currencyCode: v.string(),
  methodLabel: v.nullable(v.string()),
  link,
};
const trialEnding = v.object({ template: v.literal('trialEnding'), data: v.object(chargeData) });
const renewalReminder = v.object({ template: v.literal('renewalReminder'), data: v.object(chargeData) });
const paymentFailed = v.object({
  template: v.literal('paymentFailed'),
  data: v.object({ ...chargeData, nextTry: v.nullable(time) }),
});
const subscriptionEnded = v.object({
  template: v.literal('subscriptionEnded'),
  data: v.object({ planTitle: v.string(), date: time, unpaid: v.boolean(), link }),
});

const presentArrived = v.object({
  template: v.literal('presentArrived'),
  data: v.object({
    productTitle: v.string(),
    recipientName: v.nullable(v.string()),
    senderName: v.nullable(v.string()),
    message: v.nullable(v.string()),
    expiresAt: time,
    link,
  }),
});

const contact = v.object({
  template: v.literal('contact'),
  data: v.object({
    topic: v.picklist(contactTopics),
    name: v.string(),
    email: v.string(),
    message: v.string(),
  }),
});

const dreamReport = v.object({
  template: v.literal('dreamReport'),
  data: v.object({
    id: v.string(),
    title: v.string(),
    description: v.nullable(v.string()),
    reason: v.string(),
    link,
  }),
});

/** A mail as it waits in the queue. */
const mailJob = v.intersect([
  v.variant('template', [
    loginLink,
    verifyEmail,
    resetPassword,
    emailChangeNew,
    emailChangeOld,
    emailTaken,
    securityChanged,
    deletionPlanned,
    receipt,
    presentArrived,
    contact,
    dreamReport,
    refund,
    chargeback,
    disputeWon,
    trialEnding,
    renewalReminder,
    paymentFailed,
    subscriptionEnded,
  ]),
  v.object({ to: v.string(), lang: v.custom<Lang>(isLang) }),
]);

/** Renders and sends a mail of the queue. */
export async function handleMail(services: Services, payload: JobPayloads['mail']): Promise<void> {
  const { to, lang, ...mail } = v.parse(mailJob, payload);
  await sendMail(services, to, renderMail(mail, lang));
}
