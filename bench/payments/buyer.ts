import { randomUUID } from 'node:crypto';
import { walletCurrency, type WalletBuyer } from '../support/database.ts';
import { Unconfirmed, Refused, type Payment, type Shop } from './shop.ts';

/** A payment that was requested, and everything the buyer was shown of it. */
export interface Attempt {
  readonly key: string;
  readonly kind: 'purchase' | 'topUp';
  /** Of a buyer with a wallet; a guest has none when it begins. */
  readonly bearer: string | undefined;
  /** Asks for it, however often: always the same. */
  readonly ask: (shop: Shop) => Promise<Payment>;
  /** What the server acknowledged it with, before or after the server was killed. */
  answer?: Payment;
  /** Whether the answer came before the server was killed. */
  isAcknowledged?: true;
  /** Whether the provider's page took the buyer's yes. */
  isConfirmed?: true;
  /** Whether the buyer was shown it as paid. */
  wasSeenPaid?: true;
}

/** The address of every receipt. */
export const buyerEmail = 'buyer@example.com';

/** What has an end: a buyer may have it again and again. */
const choices = [
  { productId: '3', tariffId: 'reading-solo' },
  { productId: '5', tariffId: 'movement-films' },
] as const;

/** One account may begin 60 top-ups an hour, and each is asked for up to three times here. */
const topUpsOfWallet = 20;

/** One of some things, by chance; undefined of none. */
export const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** What the buyers have in common: where they buy, what they hold, and where it is noted. */
export interface BuyerPool {
  /** The shop of the next call. */
  readonly shop: () => Shop;
  readonly wallets: readonly WalletBuyer[];
  /** Everything that was tried, each before it is sent. */
  readonly tried: Attempt[];
}

const isSamePayment = (one: Payment, other: Payment): boolean =>
  one.orderId === other.orderId &&
  one.transactionId === other.transactionId &&
  one.guestToken === other.guestToken;

/**
 * Pays for one thing after the other until it is aborted or the server is gone: from a wallet, as a guest, or into a
 * wallet. A fifth of the payments is sent twice at once, as a double click would.
 * @throws whatever goes wrong while the server lives, and Refused at any time
 */
export async function buyUntilAborted(pool: BuyerPool, gone: AbortSignal): Promise<void> {
  try {
    while (!gone.aborted) await pay(pool);
  } catch (error) {
    // A connection that broke because the server was killed.
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

/** Sends a payment so many times at once and gives the answer, which has to be one. */
async function press(shop: () => Shop, tried: Attempt, times: number): Promise<Payment> {
  const presses = await Promise.allSettled(Array.from({ length: times }, () => tried.ask(shop())));
  const answers = presses.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [answer] = answers;
  if (!answer) throw presses.find((each) => each.status === 'rejected')?.reason;
  if (!answers.every((other) => isSamePayment(answer, other)))
    throw new Refused('one key was answered in two ways');
  return answer;
}

/** Whether a payment is paid, as the wallet's owner or the guest that the payment made sees it. */
export const isPaid = async (shop: Shop, { answer, bearer }: Attempt): Promise<boolean> =>
  answer !== undefined && shop.isPaid(answer, bearer ?? answer.guestToken ?? undefined);

/** Whether its buyer may count on it: the wallet paid it, the provider took the yes, or it was shown as paid. */
export const isExpectedPaid = (tried: Attempt): boolean =>
  tried.isAcknowledged === true &&
  (tried.isConfirmed === true ||
    tried.wasSeenPaid === true ||
    (tried.kind === 'purchase' && tried.bearer !== undefined));

/**
 * Asks again for a payment with its own key, as the application does after a lost answer.
 * @throws Refused where one that was answered before is answered with something else
 */
export async function retryRequest(shop: Shop, tried: Attempt): Promise<void> {
  const again = await tried.ask(shop);
  if (tried.answer && !isSamePayment(tried.answer, again))
    throw new Refused(`payment ${tried.key} is another one after the restart`);
  tried.answer = again;
}
