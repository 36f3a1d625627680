import * as v from 'valibot';
import { isLang, type Lang } from '../../src/shared/languages.ts';
import type { JobPayloads } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { contactTopics } from './enqueueMail.ts';
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

const contact = v.object({
  template: v.literal('contact'),
  data: v.object({
    topic: v.picklist(contactTopics),
    name: v.string(),
    email: v.string(),
    message: v.string(),
  }),
});

/** A mail as it waits in the queue. */
const mailJob = v.intersect([
  v.variant('template', [loginLink, verifyEmail, receipt, contact]),
  v.object({ to: v.string(), lang: v.custom<Lang>(isLang) }),
]);

/** Renders and sends a mail of the queue. */
export async function handleMail(services: Services, payload: JobPayloads['mail']): Promise<void> {
  const { to, lang, ...mail } = v.parse(mailJob, payload);
  await sendMail(services, to, renderMail(mail, lang));
}
