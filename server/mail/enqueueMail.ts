import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../jobs/queue.ts';

export const contactTopics = ['GENERAL', 'PATRONS', 'SPONSORS', 'INVESTORS'] as const;

/** The mails we send and what each says. Links are whole addresses on the public origin. */
export interface MailData {
  loginLink: { link: string; minutes: number };
  verifyEmail: { link: string; name: string | null };
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
  /** A message of the contact form, for the inbox of the site. */
  contact: { topic: (typeof contactTopics)[number]; name: string; email: string; message: string };
}

export type MailTemplate = keyof MailData;

/** Puts a mail into the queue; it leaves once the caller's database transaction is committed. */
export const enqueueMail = <Template extends MailTemplate>(
  db: Kysely<Database>,
  mail: { template: Template; to: string; lang: Lang; data: MailData[Template] },
  now: Date,
): Promise<void> => enqueue(db, 'mail', mail, now);
