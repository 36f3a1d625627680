/** Records every statement of a purchase in order: those of its requests and those of the jobs it enqueues. */
import { randomUUID } from 'node:crypto';
import { buildApp } from '../../server/app.ts';
import { jobs } from '../../server/jobs.ts';
import { readConfig } from '../../server/kernel/config.ts';
import type { Deliver } from '../../server/kernel/job.ts';
import { openLog } from '../../server/kernel/log.ts';
import { rootSecret, secretsFrom } from '../../server/kernel/services.ts';
import { runDueJobs } from '../../server/kernel/worker.ts';
import { walletCurrency, type BenchDatabase, type WalletBuyer } from '../support/database.ts';
import { buyerEmail } from './buyer.ts';
import { Shop } from './shop.ts';

const order = { productId: '3', tariffId: 'reading-solo', currencyId: walletCurrency };

/** Buys with a quote: from a wallet or, without a buyer, as a guest with a card; returns the URL to pay at. */
export async function purchase(shop: Shop, buyer: WalletBuyer | undefined): Promise<string | null> {
  const input = {
    idempotencyKey: randomUUID(),
    quoteId: await shop.quote(order, buyer?.bearer),
    order,
    paymentMethodId: buyer ? 'balance' : 'sandbox',
    email: buyerEmail,
    language: 'en',
    acceptsTerms: true,
  } as const;
  return (await shop.buy(input, buyer?.bearer)).redirectUrl;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The duration in milliseconds. */
  readonly time: number;
}

/** A shop on a server in this process that records its statements, including those in database transactions. */
export interface RecordedShop {
  readonly shop: Shop;
  /** The statements of some work; one at a time. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<Statement[]>;
  /** Runs the jobs that are due. */
  readonly runJobs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function recordedShop(database: BenchDatabase): Promise<RecordedShop> {
  let statements: Statement[] = [];
  const { db, close } = await database.open(({ level, query, queryDurationMillis: time }) => {
    if (level === 'query') statements.push({ sql: query.sql, parameters: query.parameters, time });
  });
  const config = readConfig(database.env);
  const secret = secretsFrom(await rootSecret(db, config.appSecret));
  const services = { db, config, secret, clock: () => new Date(), log: openLog('error') };
  const app = await buildApp(services);
  const deliver: Deliver = async (url, headers, payload) =>
    (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
  return {
    shop: new Shop(await app.listen({ host: '127.0.0.1', port: 0 })),
    statementsOf: async (work) => {
      statements = [];
      await work();
      return statements;
    },
    runJobs: () => runDueJobs({ ...services, jobs, deliver }),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** The statements of the quote and payment of a wallet purchase, on a warmed-up server. */
export async function recordPurchase(database: BenchDatabase, buyer: WalletBuyer): Promise<Statement[]> {
  const { shop, statementsOf, close } = await recordedShop(database);
  try {
    await purchase(shop, buyer);
    return await statementsOf(() => purchase(shop, buyer));
  } finally {
    await close();
  }
}
