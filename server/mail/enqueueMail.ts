import type { Kysely } from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import { enqueue, enqueueAll } from '../kernel/queue.ts';
import type { MailData, MailTemplate } from './allMails.ts';
import { mailJob } from './mailJob.ts';

interface Mail<Template extends MailTemplate> {
  readonly template: Template;
  readonly to: string;
  readonly lang: Lang;
  readonly data: MailData[Template];
}

/** Enqueues an email; it is sent once the caller's transaction commits. */
export const enqueueMail = <Template extends MailTemplate>(
  db: Kysely<Database>,
  mail: Mail<Template>,
  now: Date,
): Promise<void> => enqueue(db, mailJob, mail, now);

/** The same for several emails, with a single statement. */
export const enqueueMails = <Template extends MailTemplate>(
  db: Kysely<Database>,
  mails: readonly Mail<Template>[],
  now: Date,
): Promise<void> => enqueueAll(db, mailJob, mails, now);
