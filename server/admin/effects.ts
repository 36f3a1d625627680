import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { Preview } from '../../src/shared/desk/preview.ts';
import { fallbackLang, type Lang } from '../../src/shared/languages.ts';
import { toDecimal } from '../../src/shared/money.ts';
import { localize } from '../catalogue/words.ts';
import { remoteProviders } from '../commerce/payments/providers.ts';
import type { Database, LocalizedText } from '../database/schema.ts';
import type { Subject } from './subject.ts';

export type Effects = Omit<Preview, 'id' | 'expiresAt'>;

/** The last entry of the books, to tell which ones come after it. */
export const lastEntry = async (db: Kysely<Database>): Promise<number> =>
  (
    await db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
  ).last ?? 0;

/** What this transaction has written, and nobody else. */
const written = (table: string) => sql<boolean>`${sql.ref(`${table}.xmin`)} = pg_current_xact_id()::xid`;

async function moneyMoved(trx: Kysely<Database>, since: number): Promise<Effects['money']> {
  const rows = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
    .select(['kind', 'provider', 'code', 'digits'])
    .select((eb) => eb.fn.sum<string>('amount_minor').as('sum'))
    .where('ledger_entries.id', '>', since)
    .where(written('ledger_entries'))
    .groupBy(['kind', 'provider', 'code', 'digits'])
    .orderBy('kind')
    .orderBy('provider')
    .execute();
  return rows
    .filter(({ sum }) => Number(sum) !== 0)
    .map(({ kind, provider, code, digits, sum }) => ({
      account: kind,
      provider,
      amount: toDecimal(Number(sum), digits),
      currency: code,
    }));
}

const title = (names: LocalizedText | null, id: string, lang: Lang): string =>
  names === null ? id : localize(names, lang);

async function accessChanged(
  trx: Kysely<Database>,
  { people, orders }: Subject,
  now: Date,
  lang: Lang,
): Promise<Effects['access']> {
  const rows = await trx
    .selectFrom('grants')
    .leftJoin('products', 'products.id', 'grants.subject')
    .leftJoin('plans', 'plans.id', 'grants.subject')
    .select(['grants.id', 'kind', 'subject', 'starts_at', 'ends_at', 'revoked_at', 'follows'])
    .select(['products.title as product', 'plans.title as plan'])
    .where((eb) =>
      eb.or([
        eb('grants.user_id', '=', sql<string>`any(${[...people]})`),
        eb('grants.order_id', '=', sql<string>`any(${[...orders]})`),
      ]),
    )
    .where(written('grants'))
    .orderBy('starts_at')
    .execute();
  return rows
    .filter(({ ends_at: end }) => end === null || end > now)
    .map(({ kind, subject, starts_at, ends_at, revoked_at, product, plan }) => ({
      effect: revoked_at === null ? ('GIVEN' as const) : ('ENDED' as const),
      kind,
      title: title(kind === 'PLAN' ? plan : product, subject, lang),
      startsAt: starts_at.toISOString(),
      endsAt: ends_at?.toISOString() ?? null,
    }));
}

/** The mail that a job sends in the end, for jobs that write it later. */
const mailOfJob: Readonly<Record<string, string>> = {
  'purchases.send': 'purchasesAgain',
  ...Object.fromEntries(remoteProviders.map(({ id }) => [`${id}.refund`, 'refund'])),
  'receipt.number': 'receipt',
  'present.returned': 'presentReturned',
};

const payload = v.object({
  template: v.optional(v.string()),
  to: v.optional(v.string()),
  email: v.optional(v.string()),
  lang: v.optional(v.string()),
});

async function mailsWritten(trx: Kysely<Database>): Promise<Effects['mails']> {
  const rows = await trx
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('kind', 'in', ['mail', ...Object.keys(mailOfJob)])
    .where(written('jobs'))
    .orderBy('kind')
    .execute();
  return rows.flatMap(({ kind, payload: stored }) => {
    const { template, to, email, lang } = v.parse(payload, stored);
    const mail = kind === 'mail' ? template : mailOfJob[kind];
    return mail === undefined ? [] : [{ mail, to: to ?? email ?? null, lang: lang ?? null }];
  });
}

async function sessionsEnded(trx: Kysely<Database>, { people }: Subject): Promise<number> {
  const { count } = await trx
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', sql<string>`any(${[...people]})`)
    .where('revoked_at', 'is not', null)
    .where(written('sessions'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a transaction has done so far to money, access, mails, and sessions. */
export async function effectsOf(
  trx: Kysely<Database>,
  subject: Subject,
  { since, now, lang = fallbackLang }: { since: number; now: Date; lang?: Lang | undefined },
): Promise<Effects> {
  return {
    money: await moneyMoved(trx, since),
    access: await accessChanged(trx, subject, now, lang),
    mails: await mailsWritten(trx),
    sessions: await sessionsEnded(trx, subject),
  };
}
