import { randomUUID } from 'node:crypto';
import { walletCurrency, type WalletBuyer } from '../support/database.ts';
import { Unconfirmed, Refused, type Payment, type Shop } from './shop.ts';

/** A requested payment, and everything its buyer was shown of it. */
export interface Attempt {
  readonly key: string;
  readonly kind: 'purchase' | 'topUp';
  /** The token of a buyer with a wallet; a guest has none at first. */
  readonly bearer: string | undefined;
  /** Sends the request; idempotent. */
  readonly ask: (shop: Shop) => Promise<Payment>;
  /** The server's acknowledgment, before or after the server was killed. */
  answer?: Payment;
  /** Whether the acknowledgment came before the server was killed. */
  isAcknowledged?: true;
  /** Whether the provider's page accepted the buyer's confirmation. */
  isConfirmed?: true;
  /** Whether it was shown to the buyer as paid. */
  wasSeenPaid?: true;
}

/** The email address for all receipts. */
export const buyerEmail = 'buyer@example.com';

/** Products with limited access, so that they can be bought repeatedly. */
const choices = [
  { productId: '3', tariffId: 'reading-solo' },
  { productId: '5', tariffId: 'movement-films' },
] as const;

/** An account may start 60 top-ups per hour, and here each is requested up to three times. */
const topUpsOfWallet = 20;

/** A random item; undefined if there are none. */
export const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** What the buyers share: their shops, wallets and attempts. */
export interface BuyerPool {
  /** The shop for the next request. */
  readonly shop: () => Shop;
  readonly wallets: readonly WalletBuyer[];
  /** All attempts, each added before it's sent. */
  readonly tried: Attempt[];
}

const isSamePayment = (one: Payment, other: Payment): boolean =>
  one.orderId === other.orderId &&
  one.transactionId === other.transactionId &&
  one.guestToken === other.guestToken;

/**
 * Makes one payment after another until aborted or the server is gone: from a wallet, as a guest, or a top-up. A fifth
 * of the payments are sent twice concurrently, as by a double click.
 * @throws any error while the server is alive, and Refused at any time
 */
export async function buyUntilAborted(pool: BuyerPool, gone: AbortSignal): Promise<void> {
  try {
    while (!gone.aborted) await pay(pool);
  } catch (error) {
    // The connection broke because the server was killed.
    if (!(error instanceof Unconfirmed) || !gone.aborted) throw error;
  }
}

async function pay(pool: BuyerPool): Promise<void> {
  const { shop } = pool;
  const wallet = Math.random() < 0.6 ? oneOf(pool.wallets) : undefined;
  const tried =
    wallet && Math.random() < 0.3 && mayTopUp(pool, wallet)
      ? topUpOf(wallet)
      : await purchaseOf(shop(), wallet);
  pool.tried.push(tried);
  const answer = await press(shop, tried, Math.random() < 0.2 ? 2 : 1);
  tried.answer = answer;
  tried.isAcknowledged = true;
  if (answer.redirectUrl !== null) {
    await shop().confirm(answer.redirectUrl);
    tried.isConfirmed = true;
  }
  if (await isPaid(shop(), tried)) tried.wasSeenPaid = true;
}

const mayTopUp = ({ tried }: BuyerPool, { bearer }: WalletBuyer): boolean =>
  tried.filter((each) => each.kind === 'topUp' && each.bearer === bearer).length < topUpsOfWallet;

function topUpOf({ bearer }: WalletBuyer): Attempt {
  const input = {
    idempotencyKey: randomUUID(),
    amount: '25.00',
    currencyId: walletCurrency,
    paymentMethodId: 'sandbox',
    language: 'en',
  };
  return { key: input.idempotencyKey, kind: 'topUp', bearer, ask: (shop) => shop.topUp(input, bearer) };
}

async function purchaseOf(shop: Shop, wallet: WalletBuyer | undefined): Promise<Attempt> {
  const order = { ...(oneOf(choices) ?? choices[0]), currencyId: walletCurrency };
  const bearer = wallet?.bearer;
  const input = {
    idempotencyKey: randomUUID(),
    quoteId: await shop.quote(order, bearer),
    order,
    paymentMethodId: wallet ? 'balance' : 'sandbox',
    email: buyerEmail,
    language: 'en',
    acceptsTerms: true,
  } as const;
  return { key: input.idempotencyKey, kind: 'purchase', bearer, ask: (again) => again.buy(input, bearer) };
}

/** Sends a payment several times concurrently and returns the response, which must be the same for all. */
async function press(shop: () => Shop, tried: Attempt, times: number): Promise<Payment> {
  const presses = await Promise.allSettled(Array.from({ length: times }, () => tried.ask(shop())));
  const answers = presses.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [answer] = answers;
  if (!answer) throw presses.find((each) => each.status === 'rejected')?.reason;
  if (!answers.every((other) => isSamePayment(answer, other)))
    throw new Refused('one key was answered in two ways');
  return answer;
}

/** Whether a payment is paid, as seen by the wallet's owner or by the guest that the payment created. */
export const isPaid = async (shop: Shop, { answer, bearer }: Attempt): Promise<boolean> =>
  answer !== undefined && shop.isPaid(answer, bearer ?? answer.guestToken ?? undefined);

/** Whether the buyer may rely on it: paid from the wallet, confirmed with the provider, or shown as paid. */
export const isExpectedPaid = (tried: Attempt): boolean =>
  tried.isAcknowledged === true &&
  (tried.isConfirmed === true ||
    tried.wasSeenPaid === true ||
    (tried.kind === 'purchase' && tried.bearer !== undefined));

/**
 * Retries a payment with its own key, as the application does after a lost response.
 * @throws Refused if a payment gets a different response than before
 */
export async function retryRequest(shop: Shop, tried: Attempt): Promise<void> {
  const again = await tried.ask(shop);
  if (tried.answer && !isSamePayment(tried.answer, again))
    throw new Refused(`payment ${tried.key} is another one after the restart`);
  tried.answer = again;
}
