/** Continuous visits: pages, queries, logins and payments. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoUser } from '../../server/demo/seedDemoUser.ts';
import { walletCurrency, type WalletBuyer } from '../../bench/support/database.ts';
import { Shop, type Payment } from '../../bench/payments/shop.ts';

/** A marker in every visited URL, standing for the secret in a link. */
export const secretInQuery = 'the-secret-of-a-visitor';

interface Visit {
  readonly kind: string;
  readonly at: number;
  /** What went wrong, if anything. */
  readonly fault: string | undefined;
}

/** An acknowledged purchase with its buyer's token. */
export interface Bought {
  readonly payment: Payment;
  readonly bearer: string;
}

const order = { productId: '3', tariffId: 'reading-solo', currencyId: walletCurrency };

/** How long a payment is retried, in milliseconds. */
const timeoutMs = 20_000;
const intervalMs = 50;

export class Visits {
  readonly all: Visit[] = [];
  readonly bought: Bought[] = [];
  readonly #origin: string;
  readonly #gone = new AbortController();
  readonly #running: Promise<void>[] = [];

  constructor(origin: string, buyers: readonly WalletBuyer[]) {
    this.#origin = origin;
    for (const page of ['/en', '/de/team', '/ar/about'])
      this.#repeat('page', () => this.#get(`${page}?token=${secretInQuery}`));
    for (const { bearer } of buyers) this.#repeat('question', () => this.#me(bearer));
    this.#repeat('log-in', () => this.#logIn(), 1_000);
    for (const buyer of buyers) this.#repeat('payment', () => this.#buy(buyer), 200);
  }

  #repeat(kind: string, visit: () => Promise<void>, every = intervalMs): void {
    const run = async (): Promise<void> => {
      while (!this.#gone.signal.aborted) {
        const fault = await visit().then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        this.all.push({ kind, at: Date.now(), fault });
        await pause(every);
      }
    };
    this.#running.push(run());
  }

  async #get(address: string): Promise<void> {
    const response = await fetch(`${this.#origin}${address}`, { signal: AbortSignal.timeout(10_000) });
    await response.text();
    if (response.status !== 200) throw new Error(`status ${response.status}`);
  }

  async #me(bearer: string): Promise<void> {
    const response = await fetch(`${this.#origin}/public-graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query: '{ me { id } }' }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    if (response.status !== 200 || text.includes('"errors"')) throw new Error(`status ${response.status}`);
  }

  async #logIn(): Promise<void> {
    const response = await fetch(`${this.#origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: demoUser.login, password: demoUser.password }),
      signal: AbortSignal.timeout(15_000),
    });
    await response.text();
    if (response.status !== 200) throw new Error(`status ${response.status}`);
  }

  /** Pays from the wallet with the same key until a response arrives. */
  async #buy({ bearer }: WalletBuyer): Promise<void> {
    const shop = new Shop(this.#origin, { timeoutMs });
    const payment = await shop.buy(
      {
        idempotencyKey: randomUUID(),
        quoteId: await shop.quote(order, bearer),
        order,
        paymentMethodId: 'balance',
        email: 'buyer@example.com',
        language: 'en',
        acceptsTerms: true,
      },
      bearer,
    );
    this.bought.push({ payment, bearer });
  }

  /** The faults since a time, grouped by kind and message, and the number of visits. */
  since(time: number): { visits: number; faults: readonly string[] } {
    const visits = this.all.filter(({ at }) => at >= time);
    return {
      visits: visits.length,
      faults: visits.flatMap(({ kind, fault }) => (fault === undefined ? [] : [`${kind}: ${fault}`])),
    };
  }

  async end(): Promise<void> {
    this.#gone.abort();
    await Promise.all(this.#running);
  }
}
