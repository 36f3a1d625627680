import { domainToASCII, domainToUnicode } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { foldedText } from '../../../src/shared/searchKey.ts';

/** Columns with addresses to send mail to. What was issued, such as a receipt, keeps its spelling. */
const addressColumns = [
  ['users', 'email'],
  ['pending_registrations', 'login'],
  ['email_changes', 'email'],
  ['orders', 'email'],
] as const;

const international = (column: string) => sql`${sql.ref(column)} ~ '@.*[^\\x01-\\x7f]'`;

/** The address with its domain converted; undefined if the domain can't be. */
function withDomain(address: string, convert: (domain: string) => string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = convert(address.slice(at + 1));
  return domain === '' ? undefined : `${address.slice(0, at)}@${domain}`;
}

interface Login {
  readonly id: string;
  readonly login: string;
}

/**
 * Gives international domains their ASCII spelling. If two accounts have the two spellings of one address, the second
 * keeps its letters: `server/identity/accountsAt.ts` finds both.
 */
async function respell(db: Kysely<unknown>): Promise<void> {
  const { rows: logins } = await sql<Login>`select id, login from users
    where ${international('login')} order by created_at, id`.execute(db);
  for (const { id, login } of logins) {
    const ascii = withDomain(login, domainToASCII);
    if (ascii === undefined) continue;
    const { numAffectedRows } = await sql`update users set login = ${ascii}
      where id = ${id} and not exists (select from users where login = ${ascii})`.execute(db);
    if (numAffectedRows !== 0n) continue;
    const letters = withDomain(ascii, domainToUnicode) ?? login;
    await sql`update users set login = ${letters}
      where id = ${id} and not exists (select from users where login = ${letters})`.execute(db);
  }
  for (const [table, column] of addressColumns) {
    const { rows } = await sql<{ address: string }>`select distinct ${sql.ref(column)} as address
      from ${sql.table(table)} where ${international(column)}`.execute(db);
    for (const { address } of rows)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${withDomain(address, domainToASCII) ?? address}
        where ${sql.ref(column)} = ${address}`.execute(db);
  }
}

interface Dream {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
}

/** One spelling for each address, and a search key for each dream. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await respell(db);
  await sql`alter table dreams add column search_key text`.execute(db);
  const { rows: dreams } = await sql<Dream>`select id, title, description from dreams`.execute(db);
  for (const { id, title, description } of dreams)
    await sql`update dreams set search_key = ${foldedText(`${title}\n${description ?? ''}`)}
      where id = ${id}`.execute(db);
}
