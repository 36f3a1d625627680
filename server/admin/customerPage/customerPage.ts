import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Customer } from '../../../src/shared/desk/customer.ts';
import { fallbackLang, type Lang } from '../../../src/shared/languages.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import { actorNames } from '../actorNames.ts';
import { grantRows } from '../grantRows.ts';
import { logAbout } from '../logRows.ts';
import { mailsTo } from '../mailRows.ts';
import { orderRow, orderRows } from '../orderRows.ts';
import { peopleOf } from './people.ts';
import { plansOf } from './plans.ts';

/** How many orders the page lists. */
const maxOrders = 50;

async function reviewsOf(
  db: Kysely<Database>,
  ids: readonly string[],
  lang: Lang,
): Promise<Customer['reviews']> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('products', 'products.id', 'ratings.product_id')
    .selectAll('ratings')
    .select('products.title')
    .where('user_id', 'in', ids)
    .orderBy('rated_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    product: row.product_id,
    title: localize(row.title, lang),
    stars: row.stars,
    text: row.body,
    isShown: row.is_shown,
    at: row.rated_at.toISOString(),
  }));
}

async function devicesOf(
  db: Kysely<Database>,
  now: Date,
  ids: readonly string[],
): Promise<Customer['devices']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', 'in', ids)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

async function notesOf(
  db: Kysely<Database>,
  ids: readonly string[],
  email: string | null,
): Promise<Customer['notes']> {
  const rows = await db
    .selectFrom('customer_notes')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', 'in', ids), eb('email', '=', email ?? '')]))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  const nameOf = await actorNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ id, created_at: at, actor, text }) => ({
    id,
    at: at.toISOString(),
    actor: nameOf(actor),
    text,
  }));
}

async function walletsOf(db: Kysely<Database>, ids: readonly string[]): Promise<Customer['wallets']> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .innerJoin('currencies', 'currencies.id', 'ledger_accounts.currency_id')
    .select(['user_id', 'code', 'digits', 'balance_minor'])
    .where('kind', '=', 'WALLET')
    .where('user_id', 'in', ids)
    .$narrowType<{ user_id: string }>()
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    amount: toDecimal(row.balance_minor, row.digits),
    currency: row.code,
  }));
}

/** Everything about an address, however many guests and accounts it has, or about one person. */
export async function customerPage(
  db: Kysely<Database>,
  now: Date,
  name: string,
  lang: Lang = fallbackLang,
): Promise<Customer> {
  const { email, ids: known, people } = await peopleOf(db, name);
  const ids = ['', ...known];
  const listed = await (
    await orderRows(db, {})
  )
    .where((eb) => eb.or([eb('orders.user_id', 'in', ids), eb('orders.email', '=', email ?? '')]))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(maxOrders + 1)
    .execute();
  const plans = await plansOf(db, now, known, lang);
  const grants = await grantRows(
    db,
    sql<SqlBool>`grants.user_id = any(${[...known]}) and grants.revoked_at is null
      and (grants.ends_at is null or grants.ends_at > ${now})`,
    lang,
  );
  const orders = listed.slice(0, maxOrders).map((row) => orderRow(row, lang));
  return {
    email,
    people,
    access: grants.map((row) => ({
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      title: row.title,
      tariff: row.tariff,
      source: row.source,
      orderId: row.order_id,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      openedAt: row.used_at?.toISOString() ?? null,
    })),
    orders: orders.map(({ id, number, status, purpose, title, total, createdAt, paidAt }) => ({
      id,
      number,
      status,
      purpose,
      title,
      total,
      createdAt,
      paidAt,
    })),
    hasMoreOrders: listed.length > maxOrders,
    plans,
    wallets: await walletsOf(db, ids),
    mails: await mailsTo(db, [email ?? '', ...people.flatMap(({ login }) => login ?? [])]),
    reviews: await reviewsOf(db, ids, lang),
    devices: await devicesOf(db, now, ids),
    notes: await notesOf(db, ids, email),
    log: await logAbout(db, [
      ...known,
      ...plans.map(({ id }) => id),
      ...orders.map(({ id }) => id),
      ...(await paymentIds(
        db,
        orders.map(({ id }) => id),
      )),
    ]),
  };
}

/** The log names a refund by its payment. */
const paymentIds = async (db: Kysely<Database>, orderIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('transactions')
      .select('id')
      .where('order_id', 'in', ['', ...orderIds])
      .execute()
  ).map(({ id }) => id);
