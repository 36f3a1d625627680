/** What a purchase from a wallet costs: through the servers, and as the statements alone that it runs. */
import { randomUUID } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/kernel/config.ts';
import type { Database } from '../../server/database/schema.ts';
import { openLog } from '../../server/kernel/log.ts';
import { rootSecret, secretsFrom } from '../../server/kernel/services.ts';
import { oneOf, buyerEmail } from './buyer.ts';
import { walletCurrency, type BenchDatabase, type WalletBuyer } from '../support/database.ts';
import type { ServerCopy } from '../support/serverCopy.ts';
import { Shop } from './shop.ts';

/** How long each is measured, in milliseconds, and by how many at once. */
const lasts = 10_000;
const atOnce = 16;

const order = { productId: '3', tariffId: 'reading-solo', currencyId: walletCurrency };

async function purchase(shop: Shop, { bearer }: WalletBuyer): Promise<void> {
  const input = {
    idempotencyKey: randomUUID(),
    quoteId: await shop.quote(order, bearer),
    order,
    paymentMethodId: 'balance',
    email: buyerEmail,
    language: 'en',
    acceptsTerms: true,
  } as const;
  await shop.buy(input, bearer);
}

/** How often a second something is done by several at once. */
async function perSecond(work: () => Promise<void>): Promise<number> {
  const begin = Date.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (; Date.now() < begin + lasts; done += 1) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((Date.now() - begin) / 1000);
}

const anyOf = (wallets: readonly WalletBuyer[]): WalletBuyer => {
  const wallet = oneOf(wallets);
  if (!wallet) throw new Error('there are no wallets');
  return wallet;
};

/** Purchases a second through running servers, by turns; stops them in the end. */
export async function servedPurchases(
  copies: readonly ServerCopy[],
  wallets: readonly WalletBuyer[],
): Promise<number> {
  let turn = 0;
  const shop = () => new Shop(copies[turn++ % copies.length]?.origin ?? '');
  try {
    return await perSecond(() => purchase(shop(), anyOf(wallets)));
  } finally {
    await Promise.all(copies.map(({ stop }) => stop()));
  }
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Every statement of one purchase, transactions included, in their order. */
async function record(database: BenchDatabase, buyer: WalletBuyer): Promise<Statement[]> {
  let statements: Statement[] = [];
  const { db, close } = await database.open(({ level, query }) => {
    if (level === 'query') statements.push(query);
  });
  const config = readConfig(database.env);
  const secret = secretsFrom(await rootSecret(db, config.appSecret));
  const app = await buildApp({ db, config, secret, clock: () => new Date(), log: openLog('error') });
  try {
    const shop = new Shop(await app.listen({ host: '127.0.0.1', port: 0 }));
    await purchase(shop, buyer);
    statements = [];
    await purchase(shop, buyer);
    return statements;
  } finally {
    await app.close();
    await close();
  }
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The same purchase by another buyer: every id that it made is a new one. */
function replacedIds(from: WalletBuyer, to: WalletBuyer): (parameter: unknown) => unknown {
  const known = new Map([[from.userId, to.userId]]);
  const replace = (id: string): string => {
    const other = known.get(id) ?? randomUUID();
    known.set(id, other);
    return other;
  };
  return (parameter) => (typeof parameter === 'string' ? parameter.replace(uuid, replace) : parameter);
}

/** Runs recorded statements on one connection as they are. */
const replay = (
  db: Kysely<Database>,
  statements: readonly Statement[],
  replaced: (parameter: unknown) => unknown,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    for (const statement of statements)
      await connection.executeQuery(CompiledQuery.raw(statement.sql, statement.parameters.map(replaced)));
  });

/** Purchases a second of nothing but their statements, on as many connections as one server has. */
export async function sqlBaseline(database: BenchDatabase, wallets: readonly WalletBuyer[]): Promise<number> {
  const recorded = anyOf(wallets);
  const statements = await record(database, recorded);
  const { db, close } = await database.open();
  try {
    return await perSecond(() => replay(db, statements, replacedIds(recorded, anyOf(wallets))));
  } finally {
    await close();
  }
}
