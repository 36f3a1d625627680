import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import { enqueue } from '../kernel/queue.ts';
import type { MailData, MailTemplate } from './allMails.ts';
import { mailJob } from './mailJob.ts';

/** Puts a mail into the queue; it leaves once the caller's database transaction is committed. */
export const enqueueMail = <Template extends MailTemplate>(
  db: Kysely<Database>,
  mail: { template: Template; to: string; lang: Lang; data: MailData[Template] },
  now: Date,
): Promise<void> => enqueue(db, mailJob, mail, now);
