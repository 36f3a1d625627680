import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { SentMail } from '../../src/shared/desk/customer.ts';
import type { Database } from '../database/schema.ts';

const payload = v.object({ template: v.fallback(v.string(), ''), to: v.fallback(v.string(), '') });

/** The emails to some addresses with their fate, the newest first: sent, waiting, or given up. */
export async function mailsTo(db: Kysely<Database>, addresses: readonly string[]): Promise<SentMail[]> {
  const sent = await db
    .selectFrom('sent_mails')
    .selectAll()
    .where('email', 'in', ['', ...addresses])
    .orderBy('sent_at', 'desc')
    .limit(50)
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'payload', 'run_at', 'dead', 'last_error'])
    .where('kind', '=', 'mail')
    .where(sql<string>`payload->>'to'`, 'in', ['', ...addresses])
    .orderBy('run_at', 'desc')
    .limit(50)
    .execute();
  const waiting = jobs.map((job) => {
    const { template, to } = v.parse(payload, job.payload);
    return {
      id: job.id,
      at: job.run_at.toISOString(),
      mail: template,
      to,
      fate: job.dead ? ('FAILED' as const) : ('WAITING' as const),
      error: job.last_error,
    };
  });
  const done = sent.map((mail) => ({
    id: mail.id,
    at: mail.sent_at.toISOString(),
    mail: mail.template,
    to: mail.email,
    fate: 'SENT' as const,
    error: null,
  }));
  return [...waiting, ...done].toSorted((a, b) => b.at.localeCompare(a.at));
}
